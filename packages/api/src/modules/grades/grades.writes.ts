import {
  type FieldError,
  fail,
  type Grade,
  type GradeConflict,
  type gradeInputSchema,
  type Outcome,
  succeed,
} from '@caderneta/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { grades } from '../../schema/grades.table.ts';
import { users } from '../../schema/users.table.ts';
import { schoolYearOf } from '../../server/query/school-time.ts';
import type { AuditedFields } from '../../server/words/worded.ts';
import type { Entry } from '../../server/writes/journal.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { type HeldClass, holdForPosting } from '../classes/classes.service.ts';
import { gradePostingFailure } from '../school-year/school-year.service.ts';
import { gradeMessages } from './grades.messages.ts';
import { findGrades } from './grades.repository.ts';

type Input = z.output<typeof gradeInputSchema>;
type Row = typeof grades.$inferSelect;
/** A draft with its year, beside what is stored under its key. */
interface Posting {
  readonly input: Input & { readonly year: number };
  readonly before: Row | undefined;
}

const keyOf = (of: Pick<Row, 'student_profile_id' | 'discipline_id' | 'scope' | 'period_index' | 'school_year'>) =>
  [of.student_profile_id, of.discipline_id, of.scope, of.period_index, of.school_year].join();

const audited = ({
  student_profile_id,
  discipline_id,
  scope,
  period_index,
  school_year,
  score,
}: Row): AuditedFields => ({
  student_profile_id,
  discipline_id,
  scope,
  period_index,
  year: school_year,
  score,
});

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

async function membershipErrors(held: HeldClass, inputs: readonly Input[]): Promise<FieldError[]> {
  const pupils = await held.pupils(unique(inputs.map(({ student_profile_id }) => student_profile_id)));
  const disciplines = await held.disciplines(unique(inputs.map(({ discipline_id }) => discipline_id)));
  return inputs.flatMap(({ student_profile_id, discipline_id }, index) => [
    ...(pupils.has(student_profile_id)
      ? []
      : [{ field: `${index}.student_profile_id`, message: gradeMessages.notInClass }]),
    ...(disciplines.has(discipline_id)
      ? []
      : [{ field: `${index}.discipline_id`, message: gradeMessages.notOfSchool }]),
  ]);
}

async function besideStored({ db, now }: Unit, held: HeldClass, inputs: readonly Input[]): Promise<Posting[]> {
  const dated = inputs.map((input) => ({ ...input, year: input.year ?? schoolYearOf(now) }));
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
  return dated.map((input) => ({ input, before: stored.get(keyOf({ ...input, school_year: input.year })) }));
}

/** The refusal of postings that would overwrite what their sender has not seen; null where there are none. */
async function conflictOf({ db }: Unit, held: HeldClass, postings: readonly Posting[]) {
  const stale = postings.filter(
    ({ input, before }) =>
      input.version !== undefined && input.version !== (before?.version ?? 0) && input.score !== before?.score,
  );
  if (stale.length === 0) return null;
  const pupils = await held.pupils(stale.map(({ input }) => input.student_profile_id));
  const authors = stale.flatMap(({ before }) => before?.posted_by ?? []);
  const named = authors.length > 0 ? await db.select().from(users).where(inArray(users.id, authors)) : [];
  const authorOf = (row: Row | undefined) => named.find(({ id }) => id === row?.posted_by)?.name ?? null;
  const errors = stale.map(({ input, before }): FieldError => {
    const pupil = pupils.get(input.student_profile_id) ?? '';
    const message = before ? gradeMessages.changed(pupil, before.score, authorOf(before)) : gradeMessages.gone(pupil);
    return { field: `${postings.findIndex((posting) => posting.input === input)}.score`, message };
  });
  const retained = stale.flatMap(({ before }) => before ?? []);
  const years = unique(retained.map(({ school_year }) => school_year));
  const ids = retained.map(({ id }) => id);
  const stored = ids.length > 0 ? await findGrades(db, held.municipalityId, years, ids) : [];
  const current = stored.map(
    (grade): GradeConflict => ({ ...grade, by: authorOf(retained.find(({ id }) => id === grade.id)) }),
  );
  return fail('version-conflict', { errors, current });
}

async function write({ db, viewer, now }: Unit, held: HeldClass, { input, before }: Posting): Promise<Row> {
  if (before && before.score === input.score) return before;
  const { year: school_year, student_profile_id, discipline_id, scope, period_index, score } = input;
  const columns = { municipality_id: held.municipalityId, school_year };
  const author = { score, posted_by: viewer.userId, updated_at: now };
  const [row] = before
    ? await db
        .update(grades)
        .set({ ...author, version: sql`${grades.version} + 1` })
        .where(
          and(
            eq(grades.municipality_id, columns.municipality_id),
            eq(grades.school_year, school_year),
            eq(grades.id, before.id),
          ),
        )
        .returning()
    : await db
        .insert(grades)
        .values({
          ...columns,
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
  inputs: readonly Input[],
  beside: readonly Entry[] = [],
): Promise<Outcome<Grade[]>> {
  const [first] = inputs;
  if (!first) throw new Error('an empty grade sheet passed its schema');
  const disciplineIds = inputs.map(({ discipline_id }) => discipline_id);
  const holding = await holdForPosting(unit, first.class_id, disciplineIds);
  if (!holding.ok) return holding;
  const held = holding.value;
  const errors = await membershipErrors(held, inputs);
  if (errors.length > 0) return fail('invalid-request', { errors });
  const postings = await besideStored(unit, held, inputs);
  const conflict = await conflictOf(unit, held, postings);
  if (conflict) return conflict;
  const changing = postings.flatMap(({ input: { scope, period_index, year, score }, before }, index) =>
    score === before?.score ? [] : [{ index, scope, period_index, year }],
  );
  const closed = await gradePostingFailure(unit, held, changing);
  if (closed) return closed;
  const rows: Row[] = [];
  for (const posting of postings) rows.push(await write(unit, held, posting));
  const changed = rows.filter((row, index) => row !== postings[index]?.before);
  const action = postings.some(({ before }) => before) ? 'UPDATE' : 'CREATE';
  const entry: Entry = {
    action,
    table: 'grades',
    recordId: inputs.length === 1 ? (rows[0] as Row).id : held.id,
    municipalityId: held.municipalityId,
    institutionId: held.institutionId,
    from: postings.flatMap(({ before }, index) => (before && rows[index] !== before ? [audited(before)] : [])),
    to: changed.map(audited),
  };
  const entries = [...(changed.length > 0 ? [entry] : []), ...beside];
  // A save of what stands is no change: nobody is told of one.
  if (entries.length > 0) {
    await unit.recordEach(entries, { action, ...gradeMessages.recorded(held.name, inputs.length) });
  }
  const years = unique(rows.map(({ school_year }) => school_year));
  const ids = rows.map(({ id }) => id);
  const shown = new Map((await findGrades(unit.db, held.municipalityId, years, ids)).map((grade) => [grade.id, grade]));
  return succeed(ids.flatMap((id) => shown.get(id) ?? []));
}
