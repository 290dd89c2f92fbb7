import { type GradeScope, gradeScopes, periodsOfScope, type SchoolClass } from '@caderneta/contract';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { joinLoads } from '../../../lib/api/load-state.ts';
import { yearOf } from '../../../lib/dates.ts';
import { useClassCalendar } from '../class-area.api.ts';
import { useOwnDiscipline } from '../use-own-discipline.ts';
import { closureOf } from './grade-closure.ts';
import { type GradebookColumn, periodOfToday } from './grade-sheet.ts';

interface Picked {
  readonly scope?: GradeScope;
  readonly period?: number;
  readonly year?: number;
}

const numberIn = (text: string | null): number | undefined =>
  text && /^\d{1,4}$/.test(text) ? Number(text) : undefined;

/** What the address asks for. */
export function pickedIn(search: URLSearchParams): Picked {
  const scope = gradeScopes.find((known) => known === search.get('escopo'));
  const period = numberIn(search.get('periodo'));
  const isPeriod = scope !== undefined && period !== undefined && period >= 1 && period <= periodsOfScope[scope];
  return { scope, period: isPeriod ? period : undefined, year: numberIn(search.get('ano')) };
}

/** A column to begin with. */
export type ColumnStart = Pick<GradebookColumn, 'discipline_id' | 'scope' | 'period_index' | 'year'>;

/** Which column of a class's gradebook a person has chosen: first their own discipline, in the period of today. */
export function useGradebookColumn(schoolClass: SchoolClass, start?: ColumnStart) {
  const now = yearOf(new Date());
  const discipline = useOwnDiscipline(schoolClass, start?.discipline_id);
  const calendar = useClassCalendar(schoolClass.id);
  const [search] = useSearchParams();
  const [picked, pick] = useState<Picked>(() =>
    start ? { scope: start.scope, period: start.period_index, year: start.year } : pickedIn(search),
  );
  const year = picked.year ?? schoolClass.academic_year ?? now;
  // A network that works in trimesters begins there.
  const scope = picked.scope ?? calendar.data?.terms[0]?.scope ?? 'BIMESTER';
  const period = picked.period ?? (calendar.data ? periodOfToday(calendar.data.terms, scope, calendar.data.today) : 1);
  const column = useMemo<GradebookColumn | null>(
    () =>
      discipline.id === undefined
        ? null
        : { class_id: schoolClass.id, discipline_id: discipline.id, scope, period_index: period, year },
    [schoolClass.id, discipline.id, scope, period, year],
  );
  return {
    column,
    disciplines: discipline.items,
    disciplineName: discipline.name,
    /** Why the person may not write in the chosen discipline; null where they may. */
    whyNot: calendar.data ? discipline.whyNotIn(calendar.data) : null,
    calendar: calendar.data,
    /** Why no grades of the column are posted today; null where they are. */
    closure: calendar.data && column ? closureOf(calendar.data, column, schoolClass) : null,
    /** Those that a picker offers. */
    years: [...new Set([now - 1, now, year])].sort(),
    ...joinLoads(discipline, calendar),
    chooseDiscipline: discipline.choose,
    chooseScope: (next: GradeScope) => pick({ ...picked, scope: next, period: undefined }),
    choosePeriod: (next: number) => pick({ ...picked, period: next }),
    chooseYear: (next: number) => pick({ ...picked, year: next }),
  };
}

export type GradebookColumnChoice = ReturnType<typeof useGradebookColumn>;
