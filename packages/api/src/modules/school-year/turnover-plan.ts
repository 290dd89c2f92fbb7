import {
  nextGrade,
  type Situation,
  type TurnoverPlan,
  type turnoverInputSchema,
  type YearOutcome,
} from '@caderneta/contract';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { enrolments } from '../../schema/enrolments.table.ts';
import type { institutions } from '../../schema/institutions.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import { users } from '../../schema/users.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import { schoolDay } from '../../server/query/school-time.ts';
import { municipalitySettingsOf } from '../settings/settings.service.ts';
import { disciplinesOfClass, noRecords, yearRecordsOf } from './year-records.repository.ts';
import { isYearOver, yearResultOf } from './year-result.ts';

export type TurnoverInput = z.output<typeof turnoverInputSchema>;
type Institution = typeof institutions.$inferSelect;
type PlannedClass = TurnoverPlan['classes'][number];

const outcomeOf: Readonly<Record<Situation, YearOutcome | null>> = {
  CURSANDO: null,
  APROVADO: 'APPROVED',
  REPROVADO: 'RETAINED',
  REPROVADO_POR_FALTAS: 'RETAINED',
};

const classesOf = (db: Queries, institutionId: string, year: number) =>
  db
    .select()
    .from(schoolClasses)
    .where(
      and(
        eq(schoolClasses.institution_id, institutionId),
        eq(schoolClasses.academic_year, year),
        isNull(schoolClasses.archived_at),
      ),
    )
    .orderBy(asc(schoolClasses.grade), asc(schoolClasses.section), asc(schoolClasses.id));

const pupilsOf = (db: Queries, classIds: readonly string[]) =>
  db
    .select({
      id: profiles.id,
      classId: enrolments.class_id,
      name: users.name,
      matricula: profiles.matricula,
      outcome: enrolments.outcome,
    })
    .from(enrolments)
    .innerJoin(profiles, eq(profiles.id, enrolments.profile_id))
    .innerJoin(users, eq(users.id, profiles.user_id))
    .where(and(inArray(enrolments.class_id, [...classIds]), isNull(enrolments.ends_on), isNull(users.archived_at)))
    .orderBy(asc(users.name), asc(profiles.id));

/** What would become of a school's classes and pupils after a year, with what the draft decides beside Situação. */
export async function planTurnover(
  db: Queries,
  institution: Institution,
  input: TurnoverInput,
  now: Date,
): Promise<TurnoverPlan> {
  const { from_year, outcomes, promoted_grades } = input;
  const to_year = from_year + 1;
  const rules = await municipalitySettingsOf(db, institution.municipality_id);
  const isOver = isYearOver(rules, from_year, schoolDay(now));
  const classes = await classesOf(db, institution.id, from_year);
  const next = await classesOf(db, institution.id, to_year);
  const pupils =
    classes.length > 0
      ? await pupilsOf(
          db,
          classes.map(({ id }) => id),
        )
      : [];
  const ids = pupils.map(({ id }) => id);
  const records = await yearRecordsOf(db, { municipalityId: institution.municipality_id, year: from_year }, ids);
  const decided = new Map(outcomes.map(({ student_profile_id, outcome }) => [student_profile_id, outcome]));
  const named = new Map(promoted_grades.map(({ class_id, grade }) => [class_id, grade]));
  const targetOf = (grade: string, section: string) => ({
    grade,
    section,
    class_id: next.find((one) => one.section === section && sameGrade(one.grade, grade))?.id ?? null,
  });
  const planned: PlannedClass[] = [];
  for (const { id, grade, section } of classes) {
    const disciplines = await disciplinesOfClass(db, id);
    const promoted = named.has(id) ? (named.get(id) ?? null) : nextGrade(grade);
    planned.push({
      class_id: id,
      grade,
      section,
      promoted_to: promoted === null ? null : targetOf(promoted, section),
      retained_to: targetOf(grade, section),
      pupils: pupils
        .filter(({ classId }) => classId === id)
        .map((pupil) => {
          const judged = { rules, isOver };
          const own = records.get(pupil.id) ?? noRecords;
          const { situation, mean, frequency } = yearResultOf(disciplines, own, judged);
          return {
            student_profile_id: pupil.id,
            name: pupil.name,
            matricula: pupil.matricula,
            situation,
            mean,
            frequency,
            outcome: pupil.outcome ?? decided.get(pupil.id) ?? outcomeOf[situation],
            is_done: pupil.outcome !== null,
          };
        }),
    });
  }
  const year = rules.school_year?.year === to_year ? rules.school_year.starts_on : `${to_year}-02-01`;
  const starts_on = input.starts_on ?? year;
  return { institution_id: institution.id, from_year, to_year, starts_on, is_over: isOver, classes: planned };
}

const sameGrade = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
