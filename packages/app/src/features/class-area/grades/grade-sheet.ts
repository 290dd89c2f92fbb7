import {
  type BroughtGrade,
  type ClassCalendar,
  type ClassStudent,
  type Grade,
  type GradeInput,
  type GradeScope,
  meanOf,
} from '@caderneta/contract';
import type { GradeRow } from '@caderneta/ui';
import type { OutboxEntry } from '../../../lib/outbox/outbox-entry.ts';

/** Which column of which sheet is written. */
export interface GradebookColumn {
  readonly class_id: string;
  readonly discipline_id: string;
  readonly scope: GradeScope;
  readonly period_index: number;
  readonly year: number;
}

export interface SheetSources {
  readonly students: readonly ClassStudent[];
  /** Of the class, discipline, scope and year; all periods. */
  readonly saved: readonly Grade[];
  /** Those of other classes that count while this one has none of their period. */
  readonly brought: readonly BroughtGrade[];
  /** What waits on this device for this column, in the order of sending. */
  readonly entries: readonly OutboxEntry<'grades'>[];
  /** What was just typed and is on its way there, by pupil. */
  readonly typed: ReadonlyMap<string, number>;
  readonly terms: ClassCalendar['terms'];
  /** Says who saved another grade meanwhile, where the server does not name them. */
  readonly somebody: string;
}

const ofPupil = (entries: SheetSources['entries']) =>
  new Map(entries.flatMap((entry) => entry.rows.map((row) => [row.student_profile_id, { row, entry }])));

/** Of what pupils brought, what stands in a column or beside it. */
export const broughtInto = (column: GradebookColumn, brought: readonly BroughtGrade[]): BroughtGrade[] =>
  brought
    .filter(
      ({ scope, year, period_index }) =>
        scope === column.scope && year === column.year && period_index <= column.period_index,
    )
    .toSorted((a, b) => a.period_index - b.period_index);

/**
 * The sheet as a person sees it: what is saved, over it what waits on this device. A grade that somebody else changed
 * meanwhile shows both values until the person chooses.
 */
export function sheetRows(
  column: GradebookColumn,
  { students, saved, brought, entries, typed, terms, somebody }: SheetSources,
): GradeRow[] {
  const stored = new Map(saved.map((grade) => [`${grade.student_profile_id}/${grade.period_index}`, grade]));
  const broughtHere = broughtInto(column, brought);
  const unsent = ofPupil(entries);
  const weightOf = (index: number) =>
    terms.find(({ scope, period_index }) => scope === column.scope && period_index === index)?.weight ?? 1;
  return students.map(({ id, user }) => {
    const gradeOf = (index: number) => stored.get(`${id}/${index}`)?.score ?? null;
    const broughtOf = (index: number) =>
      broughtHere.find((one) => one.student_profile_id === id && one.period_index === index)?.score ?? null;
    const earlier = Array.from(
      { length: column.period_index - 1 },
      (_, index) => gradeOf(index + 1) ?? broughtOf(index + 1),
    );
    const mine = unsent.get(id);
    const justTyped = typed.get(id);
    const grade = justTyped ?? (mine ? mine.row.score : gradeOf(column.period_index));
    const givenElsewhere = broughtOf(column.period_index);
    const weighed = [...earlier, grade ?? givenElsewhere].flatMap((score, index) =>
      score === null ? [] : [{ score, weight: weightOf(index + 1) }],
    );
    const base = {
      ...{ id, name: user.name, earlier, grade, mean: meanOf(weighed) },
      ...(grade === null && givenElsewhere !== null ? { brought: givenElsewhere } : {}),
    };
    if (justTyped !== undefined) return { ...base, state: 'pending' };
    if (mine === undefined) return grade === null ? base : { ...base, state: 'saved' };
    const { entry } = mine;
    if (entry.refusal === null) return { ...base, state: 'pending' };
    if (entry.refusal.code !== 'version-conflict') return { ...base, state: 'failed' };
    const theirs = entry.refusal.current.find(({ student_profile_id }) => student_profile_id === id);
    return theirs
      ? { ...base, state: 'pending', conflict: { theirs: theirs.score, by: theirs.by ?? somebody } }
      : { ...base, state: 'failed' };
  });
}

/** The version of a pupil's grade that the person has before them: of a conflict shown, else of what was read. */
export function versionOf(
  column: GradebookColumn,
  sources: Pick<SheetSources, 'saved' | 'entries'>,
  id: string,
): number {
  const known = sources.saved.find(
    (grade) => grade.student_profile_id === id && grade.period_index === column.period_index,
  )?.version;
  const shown = sources.entries.flatMap(({ refusal }) => refusal?.current ?? []);
  const newer = shown.find(({ student_profile_id }) => student_profile_id === id)?.version;
  return Math.max(known ?? 0, newer ?? 0);
}

export const gradeInputOf = (column: GradebookColumn, id: string, score: number, version: number): GradeInput => ({
  ...column,
  student_profile_id: id,
  score,
  version,
});

/** The period to begin with: the one of today, else the last that began, else the first. */
export function periodOfToday(terms: ClassCalendar['terms'], scope: GradeScope, today: string): number {
  const begun = terms.filter((term) => term.scope === scope && term.starts_on <= today);
  return begun.reduce((last, { period_index }) => Math.max(last, period_index), 1);
}
