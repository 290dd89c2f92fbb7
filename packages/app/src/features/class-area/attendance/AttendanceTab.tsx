import type { SchoolClass } from '@caderneta/contract';
import { DateStepper, EmptyState, ErrorState, Select, Skeleton } from '@caderneta/ui';
import { useState } from 'react';
import { dayOf } from '../../../lib/dates.ts';
import { useUser } from '../../../lib/session/use-session.ts';
import { useClassCalendar, useClassDisciplines, useClassTeachers } from './attendance.api.ts';
import { attendanceCopy as texts } from './attendance.copy.ts';
import * as styles from './attendance.css.ts';
import { RollSheet } from './RollSheet.tsx';
import { type SchoolDay, schoolDay } from './school-day.ts';

const noteOf = ({ kind, reason }: SchoolDay): string | undefined => {
  switch (kind) {
    case 'closed':
      return texts.closed(reason);
    case 'outside':
      return texts.outside;
    case 'between-terms':
      return texts.betweenTerms;
    case 'weekend':
      return texts.weekend;
    case 'lessons':
      return undefined;
  }
};

/** Frequência: the roll call of a day and a discipline. */
export function AttendanceTab({ schoolClass }: { schoolClass: SchoolClass }) {
  const today = dayOf(new Date());
  const user = useUser();
  const [date, setDate] = useState(today);
  const [chosen, setChosen] = useState<string | null>(null);
  const disciplines = useClassDisciplines(schoolClass.institution_id);
  const teachers = useClassTeachers(schoolClass.id);
  const calendar = useClassCalendar(schoolClass.id);
  const profileId = user.profiles[0]?.id;

  const failure = disciplines.failure ?? calendar.failure;
  if (failure) {
    const reload = () => Promise.all([disciplines.reload(), calendar.reload()]);
    return <ErrorState title={texts.failed} message={failure.message} onRetry={() => void reload()} />;
  }
  if (disciplines.rows === undefined || calendar.data === undefined || teachers.isLoading) return <Skeleton rows={6} />;
  // A teacher begins with what they give in this class.
  const own = teachers.rows?.find(({ teacher_profile_id }) => teacher_profile_id === profileId)?.discipline_id;
  const disciplineId = chosen ?? own ?? disciplines.rows[0]?.id;
  if (disciplineId === undefined) return <EmptyState title={texts.noDiscipline} />;
  const day = schoolDay(date, calendar.data);
  return (
    <section className={styles.stack} aria-label={texts.region}>
      <div className={styles.pickers}>
        <DateStepper label={texts.day} value={date} today={today} max={today} note={noteOf(day)} onChange={setDate} />
        <Select
          labelInside
          label={texts.discipline}
          items={disciplines.rows.map(({ id, name }) => ({ id, label: name }))}
          selectedId={disciplineId}
          onChange={setChosen}
        />
      </div>
      <RollSheet
        key={`${date}/${disciplineId}`}
        schoolClass={schoolClass}
        place={{ class_id: schoolClass.id, date, discipline_id: disciplineId }}
        disciplineName={disciplines.rows.find(({ id }) => id === disciplineId)?.name ?? ''}
        today={today}
        day={day}
        minimum={calendar.data.minimum_attendance}
      />
    </section>
  );
}
