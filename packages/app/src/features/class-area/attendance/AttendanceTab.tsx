import type { SchoolClass } from '@caderneta/contract';
import { DateStepper, EmptyState, ErrorState, Select, Skeleton } from '@caderneta/ui';
import { useState } from 'react';
import { dayOf } from '../../../lib/dates.ts';
import { useUser } from '../../../lib/session/use-session.ts';
import { useClassDisciplines, useClassTeachers, useSchoolRules } from './attendance.api.ts';
import { attendanceCopy as texts } from './attendance.copy.ts';
import * as styles from './attendance.css.ts';
import { RollSheet } from './RollSheet.tsx';
import { type DayKind, dayKind } from './school-day.ts';

const noteOf = (found: DayKind | null): string | undefined => {
  switch (found?.kind) {
    case 'closed':
      return texts.closed(found.reason);
    case 'outside':
      return texts.outside;
    case 'between-terms':
      return texts.betweenTerms;
    case 'weekend':
      return texts.weekend;
    default:
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
  const { network, school } = useSchoolRules(schoolClass);
  const profileId = user.profiles[0]?.id;

  if (disciplines.failure) {
    return (
      <ErrorState
        title={texts.failed}
        message={disciplines.failure.message}
        onRetry={() => void disciplines.reload()}
      />
    );
  }
  if (disciplines.rows === undefined || teachers.isLoading) return <Skeleton rows={6} />;
  // A teacher begins with what they give in this class.
  const own = teachers.rows?.find(({ teacher_profile_id }) => teacher_profile_id === profileId)?.discipline_id;
  const disciplineId = chosen ?? own ?? disciplines.rows[0]?.id;
  if (disciplineId === undefined) return <EmptyState title={texts.noDiscipline} />;
  const kind = dayKind(date, network, school);
  return (
    <section className={styles.stack} aria-label={texts.region}>
      <div className={styles.pickers}>
        <DateStepper label={texts.day} value={date} today={today} max={today} note={noteOf(kind)} onChange={setDate} />
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
        kind={kind}
        minimum={network?.minimum_attendance}
      />
    </section>
  );
}
