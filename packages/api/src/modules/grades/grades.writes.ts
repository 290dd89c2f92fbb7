import {
  type FieldError,
  fail,
  type Grade,
  type GradeConflict,
  type gradeDraftSchema,
  type Outcome,
  succeed,
} from '@caderneta/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { grades } from '../../schema/grades.table.ts';
import { users } from '../../schema/users.table.ts';
import { schoolYearOf } from '../../server/query/school-time.ts';
import type { Entry } from '../../server/writes/journal.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { type HeldClass, holdClass } from '../classes/classes.service.ts';
import { gradePostingFault } from '../school-year/school-year.service.ts';
import { gradeMessages } from './grades.messages.ts';
import { findGrades } from './grades.repository.ts';

type Draft = z.output<typeof gradeDraftSchema>;
type Row = typeof grades.$inferSelect;
/** A draft with its year, beside what is stored under its key. */
interface Posting {
  readonly draft: Draft & { readonly year: number };
  readonly before: Row | undefined;
}

const keyOf = (of: Pick<Row, 'student_profile_id' | 'discipline_id' | 'scope' | 'period_index' | 'school_year'>) =>
  [of.student_profile_id, of.discipline_id, of.scope, of.period_index, of.school_year].join();

const audited = ({ student_profile_id, discipline_id, scope, period_index, school_year, score }: Row) => ({
  student_profile_id,
  discipline_id,
  scope,
  period_index,
  year: school_year,
  score,
});

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

async function strangers(held: HeldClass, drafts: readonly Draft[]): Promise<FieldError[]> {
  const pupils = await held.pupils(unique(drafts.map(({ student_profile_id }) => student_profile_id)));
  const disciplines = await held.disciplines(unique(drafts.map(({ discipline_id }) => discipline_id)));
  return drafts.flatMap(({ student_profile_id, discipline_id }, index) => [
    ...(pupils.has(student_profile_id)
      ? []
      : [{ field: `${index}.student_profile_id`, message: gradeMessages.notInClass }]),
    ...(disciplines.has(discipline_id)
      ? []
      : [{ field: `${index}.discipline_id`, message: gradeMessages.notOfSchool }]),
  ]);
}

async function besideStored({ db, now }: Unit, held: HeldClass, drafts: readonly Draft[]): Promise<Posting[]> {
  const dated = drafts.map((draft) => ({ ...draft, year: draft.year ?? schoolYearOf(now) }));
  const rows = await db
    .select()
    .from(grades)
    .where(
      and(
        eq(grades.municipality_id, held.municipalityId),
        inArray(grades.school_year, unique(dated.map(({ year }) => year))),
        eq(grades.class_id, held.id),
        inArray(grades.discipline_id, unique(dated.map(({ discipline_id }) => discipline_id))),
        inArray(grades.student_profile_id, unique(dated.map(({ student_profile_id }) => student_profile_id))),
      ),
    );
  const stored = new Map(rows.map((row) => [keyOf(row), row]));
  return dated.map((draft) => ({ draft, before: stored.get(keyOf({ ...draft, school_year: draft.year })) }));
}

/** The refusal of postings that would overwrite what their sender has not seen; null where there are none. */
async function conflictOf({ db }: Unit, held: HeldClass, postings: readonly Posting[]) {
  const stale = postings.filter(
    ({ draft, before }) =>
      draft.version !== undefined && draft.version !== (before?.version ?? 0) && draft.score !== before?.score,
  );
  if (stale.length === 0) return null;
  const pupils = await held.pupils(stale.map(({ draft }) => draft.student_profile_id));
  const authors = stale.flatMap(({ before }) => before?.posted_by ?? []);
  const named = authors.length > 0 ? await db.select().from(users).where(inArray(users.id, authors)) : [];
  const authorOf = (row: Row | undefined) => named.find(({ id }) => id === row?.posted_by)?.name ?? null;
  const errors = stale.map(({ draft, before }): FieldError => {
    const pupil = pupils.get(draft.student_profile_id) ?? '';
    const message = before ? gradeMessages.changed(pupil, before.score, authorOf(before)) : gradeMessages.gone(pupil);
    return { field: `${postings.findIndex((posting) => posting.draft === draft)}.score`, message };
  });
  const kept = stale.flatMap(({ before }) => before ?? []);
  const years = unique(kept.map(({ school_year }) => school_year));
  const ids = kept.map(({ id }) => id);
  const stored = ids.length > 0 ? await findGrades(db, held.municipalityId, years, ids) : [];
  const current = stored.map(
    (grade): GradeConflict => ({ ...grade, by: authorOf(kept.find(({ id }) => id === grade.id)) }),
  );
  return fail('version-conflict', { errors, current });
}

async function write({ db, viewer, now }: Unit, held: HeldClass, { draft, before }: Posting): Promise<Row> {
  if (before && before.score === draft.score) return before;
  const { year: school_year, student_profile_id, discipline_id, scope, period_index, score } = draft;
  const place = { municipality_id: held.municipalityId, school_year };
  const author = { score, posted_by: viewer.userId, updated_at: now };
  const [row] = before
    ? await db
        .update(grades)
        .set({ ...author, version: sql`${grades.version} + 1` })
        .where(
          and(
            eq(grades.municipality_id, place.municipality_id),
            eq(grades.school_year, school_year),
            eq(grades.id, before.id),
          ),
        )
        .returning()
    : await db
        .insert(grades)
        .values({
          ...place,
          ...author,
          class_id: held.id,
          student_profile_id,
          discipline_id,
          scope,
          period_index,
          created_at: now,
        })
        .returning();
  if (!row) throw new Error('a written grade was not returned');
  return row;
}

/**
 * Posts grades of one class, all or nothing. What is already stored with the same score stays as it is. `beside`: changes of the
 * same request, audited with it.
 */
export async function saveGrades(
  unit: Unit,
  drafts: readonly Draft[],
  beside: readonly Entry[] = [],
): Promise<Outcome<Grade[]>> {
  const [first] = drafts;
  if (!first) throw new Error('an empty grade sheet passed its schema');
  const held = await holdClass(unit, first.class_id);
  if (!held) return fail('not-found');
  const errors = await strangers(held, drafts);
  if (errors.length > 0) return fail('invalid-request', { errors });
  const postings = await besideStored(unit, held, drafts);
  const conflict = await conflictOf(unit, held, postings);
  if (conflict) return conflict;
  const changing = postings.flatMap(({ draft: { scope, period_index, year, score }, before }, index) =>
    score === before?.score ? [] : [{ index, scope, period_index, year }],
  );
  const closed = await gradePostingFault(unit, held, changing);
  if (closed) return closed;
  const rows: Row[] = [];
  for (const posting of postings) rows.push(await write(unit, held, posting));
  const changed = rows.filter((row, index) => row !== postings[index]?.before);
  const action = postings.some(({ before }) => before) ? 'UPDATE' : 'CREATE';
  const entry: Entry = {
    action,
    table: 'grades',
    recordId: drafts.length === 1 ? (rows[0] as Row).id : held.id,
    municipalityId: held.municipalityId,
    institutionId: held.institutionId,
    from: postings.flatMap(({ before }, index) => (before && rows[index] !== before ? [audited(before)] : [])),
    to: changed.map(audited),
  };
  await unit.recordEach([entry, ...beside], { action, ...gradeMessages.recorded(held.name, drafts.length) });
  const years = unique(rows.map(({ school_year }) => school_year));
  const ids = rows.map(({ id }) => id);
  const shown = new Map((await findGrades(unit.db, held.municipalityId, years, ids)).map((grade) => [grade.id, grade]));
  return succeed(ids.flatMap((id) => shown.get(id) ?? []));
}
