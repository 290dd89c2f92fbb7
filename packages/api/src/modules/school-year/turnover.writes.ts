import {
  type FieldError,
  fail,
  type Outcome,
  succeed,
  type TurnoverAnswer,
  type TurnoverPlan,
} from '@caderneta/contract';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { enrolments } from '../../schema/enrolments.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import { schoolDay, schoolYearOf } from '../../server/query/school-time.ts';
import { visibleInstitutions } from '../../server/scope/classes.scope.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { schoolYearMessages as messages } from './school-year.messages.ts';
import { planTurnover, type TurnoverInput } from './turnover-plan.ts';

type Target = NonNullable<TurnoverPlan['classes'][number]['promoted_to']>;
type Pupil = TurnoverPlan['classes'][number]['pupils'][number];

/** What would become of the classes of a school that the viewer sees; null out of sight. */
export async function previewTurnover(
  db: Queries,
  viewer: SignedIn,
  institutionId: string,
  fromYear: number,
  now: Date,
): Promise<TurnoverPlan | null> {
  const wanted = and(eq(institutions.id, institutionId), visibleInstitutions(viewer));
  const [found] = await db.select().from(institutions).where(wanted);
  if (!found) return null;
  return planTurnover(db, found, { from_year: fromYear, outcomes: [], promoted_grades: [] }, now);
}

/** The class of the next year, created where it is not there; classes made in this call are found in `made`. */
async function classFor(
  { db, now }: Unit,
  { institution_id, to_year }: TurnoverPlan,
  { grade, section, class_id }: Target,
  made: Map<string, string>,
): Promise<string> {
  const name = `${grade.toLowerCase()} ${section}`;
  const known = class_id ?? made.get(name);
  if (known) return known;
  const times = { created_at: now, updated_at: now };
  const [row] = await db
    .insert(schoolClasses)
    .values({ institution_id, grade, section, academic_year: to_year, ...times })
    .returning({ id: schoolClasses.id });
  if (!row) throw new Error('an inserted class was not returned');
  made.set(name, row.id);
  return row.id;
}

/** Concludes the enrolments of those whose outcome is decided, and answers whose: who left the class since the plan was read is none of them. */
async function conclude({ db, now }: Unit, classId: string, pupils: readonly Pupil[]): Promise<Pupil[]> {
  const concluded = new Set<string>();
  for (const outcome of ['APPROVED', 'RETAINED'] as const) {
    const theirs = pupils.filter((pupil) => pupil.outcome === outcome).map((pupil) => pupil.student_profile_id);
    if (theirs.length === 0) continue;
    const rows = await db
      .update(enrolments)
      .set({ outcome, concluded_on: schoolDay(now), updated_at: now })
      .where(and(eq(enrolments.class_id, classId), inArray(enrolments.profile_id, theirs), isNull(enrolments.ends_on)))
      .returning({ id: enrolments.profile_id });
    for (const { id } of rows) concluded.add(id);
  }
  return pupils.filter(({ student_profile_id }) => concluded.has(student_profile_id));
}

/** Enrols pupils in a class of the next year. Who is enrolled in that year already stays where they are. */
async function enrolIn({ db, now }: Unit, plan: TurnoverPlan, classId: string, pupils: readonly Pupil[]) {
  const times = { created_at: now, updated_at: now };
  await db
    .insert(enrolments)
    .values(
      pupils.map(({ student_profile_id }) => ({
        profile_id: student_profile_id,
        class_id: classId,
        school_year: plan.to_year,
        starts_on: plan.starts_on,
        ...times,
      })),
    )
    .onConflictDoNothing();
}

/** What is decided of pupils and classes that are none of the school's in that year: never left out in silence. */
function foreignIn({ classes }: TurnoverPlan, { outcomes, promoted_grades }: TurnoverInput): FieldError[] {
  const own = new Set(
    classes.flatMap(({ class_id, pupils }) => [class_id, ...pupils.map((one) => one.student_profile_id)]),
  );
  return [
    ...outcomes.flatMap(({ student_profile_id: id }, at) => (own.has(id) ? [] : [messages.foreignPupil(at)])),
    ...promoted_grades.flatMap(({ class_id: id }, at) => (own.has(id) ? [] : [messages.foreignClass(at)])),
  ];
}

/**
 * Turns a school's year: approved pupils go on to the class of the next grade, retained ones to that of the same grade, in the next year;
 * the old enrolments keep their class with outcome and day. Who is still 'Cursando' waits for a later call.
 * A second call does only what the first left. All or nothing.
 */
export async function turnYear(
  unit: Unit,
  institutionId: string,
  input: TurnoverInput,
): Promise<Outcome<TurnoverAnswer>> {
  const wanted = and(eq(institutions.id, institutionId), visibleInstitutions(unit.viewer));
  const [institution] = await unit.db.select().from(institutions).where(wanted).for('update');
  if (!institution) return fail('not-found');
  if (input.from_year > schoolYearOf(unit.now)) return fail('invalid-request', { errors: [messages.yearAhead] });
  const plan = await planTurnover(unit.db, institution, input, unit.now);
  const foreign = foreignIn(plan, input);
  if (foreign.length > 0) return fail('invalid-request', { errors: foreign });
  if (!plan.starts_on.startsWith(String(plan.to_year))) {
    return fail('invalid-request', { errors: [messages.startsElsewhere(plan.to_year)] });
  }
  await unit.db.execute(sql`select ensure_school_year(${plan.to_year}::int)`);
  const made = new Map<string, string>();
  const turned: (Pick<Pupil, 'student_profile_id' | 'outcome'> & { class_id: string })[] = [];
  const answer = { approved: 0, retained: 0, concluded: 0, undecided: 0, done_before: 0 };
  for (const { class_id, promoted_to, retained_to, pupils } of plan.classes) {
    const left = pupils.filter(({ is_done }) => !is_done);
    answer.done_before += pupils.length - left.length;
    answer.undecided += left.filter(({ outcome }) => outcome === null).length;
    const concluded = await conclude(unit, class_id, left);
    const approved = concluded.filter(({ outcome }) => outcome === 'APPROVED');
    const retained = concluded.filter(({ outcome }) => outcome === 'RETAINED');
    if (approved.length > 0 && promoted_to) {
      await enrolIn(unit, plan, await classFor(unit, plan, promoted_to, made), approved);
    }
    if (retained.length > 0) await enrolIn(unit, plan, await classFor(unit, plan, retained_to, made), retained);
    answer.retained += retained.length;
    if (promoted_to) answer.approved += approved.length;
    else answer.concluded += approved.length;
    turned.push(...concluded.map(({ student_profile_id, outcome }) => ({ student_profile_id, class_id, outcome })));
  }
  const { from_year, to_year, starts_on } = plan;
  await unit.record({
    action: 'UPDATE',
    table: 'enrolments',
    recordId: institutionId,
    municipalityId: institution.municipality_id,
    institutionId,
    from: { year: from_year },
    to: { year: to_year, starts_on, classes: [...made.values()], pupils: turned },
    ...messages.turned(institution.name, from_year, to_year, turned.length),
  });
  return succeed({ to_year, classes_created: made.size, ...answer });
}
