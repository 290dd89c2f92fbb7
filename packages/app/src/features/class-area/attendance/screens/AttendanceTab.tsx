import type { SchoolClass } from '@caderneta/contract';
import { DateStepper, EmptyState, Select, Skeleton } from '@caderneta/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { joinLoads } from '../../../../lib/api/load-state.ts';
import { useToday } from '../../../../lib/use-today.ts';
import { LoadFailed } from '../../../../parts/listing/LoadFailed.tsx';
import { useClassCalendar } from '../../class-area.api.ts';
import { useOwnDiscipline } from '../../use-own-discipline.ts';
import { attendanceCopy as texts } from '../attendance.copy.ts';
import * as styles from '../attendance.css.ts';
import { PaperRoll } from '../paper/screens/PaperRoll.tsx';
import { type SchoolDay, schoolDay } from '../school-day.ts';
import { MonthButton } from './MonthButton.tsx';
import { RollSheet } from './RollSheet.tsx';

const noteOf = ({ kind, reason }: SchoolDay): string | undefined => {
  switch (kind) {
    case 'closed':
      return texts.closed(reason);
    case 'outside':
      return texts.outside;
    case 'to-come':
      return texts.toCome;
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
  const deviceDay = useToday();
  const [search] = useSearchParams();
  const [chosen, setChosen] = useState(search.get('dia'));
  const discipline = useOwnDiscipline(schoolClass);
  const calendar = useClassCalendar(schoolClass.id);

  const loads = joinLoads(discipline, calendar);
  if (loads.failure) return <LoadFailed title={texts.failed} of={loads} />;
  if (discipline.items === undefined || calendar.data === undefined) return <Skeleton rows={6} />;
  if (discipline.id === undefined) return <EmptyState title={texts.noDiscipline} />;
  // A phone whose clock is behind would have yesterday's roll taken; an answer kept for days without a connection is never ahead.
  const today = calendar.data.today > deviceDay ? calendar.data.today : deviceDay;
  const date = chosen ?? today;
  const day = schoolDay(date, calendar.data, today);
  const whyNot = discipline.whyNotIn(calendar.data);
  return (
    <section className={styles.stack} aria-label={texts.region}>
      <div className={styles.pickers}>
        <DateStepper label={texts.day} value={date} today={today} max={today} note={noteOf(day)} onChange={setChosen} />
        <Select
          labelInside
          label={texts.discipline}
          items={discipline.items}
          selectedId={discipline.id}
          onChange={discipline.choose}
        />
        <MonthButton
          schoolClass={schoolClass}
          discipline={{ id: discipline.id, name: discipline.name }}
          day={date}
          today={today}
        />
      </div>
      <PaperRoll
        {...{ schoolClass, today, whyNot }}
        discipline={{ id: discipline.id, name: discipline.name }}
        calendar={calendar.data}
      />
      <RollSheet
        key={`${date}/${discipline.id}`}
        schoolClass={schoolClass}
        lesson={{ class_id: schoolClass.id, date, discipline_id: discipline.id }}
        disciplineName={discipline.name}
        today={today}
        day={day}
        whyNot={whyNot}
        minimum={calendar.data.minimum_attendance}
      />
    </section>
  );
}
