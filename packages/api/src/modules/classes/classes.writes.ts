import {
  type classInputSchema,
  type classPatchSchema,
  fail,
  type Outcome,
  type SchoolClass,
} from '@caderneta/contract';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { assessments } from '../../schema/assessments.table.ts';
import { attendance } from '../../schema/attendance.table.ts';
import { classTeachers } from '../../schema/class-teachers.table.ts';
import { enrolments } from '../../schema/enrolments.table.ts';
import { grades } from '../../schema/grades.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { materials } from '../../schema/materials.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import { schoolYearOf } from '../../server/query/school-time.ts';
import { visibleInstitutions, writableClasses } from '../../server/scope/classes.scope.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import { archiveStamp, recordWrites } from '../../server/writes/record-writes.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { classMessages as messages } from './classes.messages.ts';
import { findClass } from './classes.repository.ts';

type Input = z.output<typeof classInputSchema>;
type Patch = z.output<typeof classPatchSchema>;
type Row = typeof schoolClasses.$inferSelect;

async function institutionInScope({ db, viewer }: Unit, id: string) {
  const wanted = and(eq(institutions.id, id), visibleInstitutions(viewer));
  const [row] = await db.select().from(institutions).where(wanted);
  return row ?? null;
}

/** The class for changing, locked until the transaction ends, with its municipality; null out of the viewer's reach. */
export async function lockClass({ db, viewer }: { db: Unit['db']; viewer: SignedIn }, id: string) {
  const [row] = await db
    .select({ row: schoolClasses, municipalityId: institutions.municipality_id })
    .from(schoolClasses)
    .innerJoin(institutions, eq(institutions.id, schoolClasses.institution_id))
    .where(and(eq(schoolClasses.id, id), writableClasses(viewer)))
    .for('update', { of: schoolClasses });
  return row ?? null;
}

const nameOf = ({ grade, section }: Row): string => `${grade} ${section}`;
const badSection = fail('invalid-request', { errors: [messages.badSection] });

const writes = recordWrites<Row, SchoolClass>({
  table: schoolClasses,
  lock: lockClass,
  audited: ['institution_id', 'grade', 'section', 'academic_year'],
  owner: ({ institution_id }) => ({ institutionId: institution_id }),
  shown: ({ db, viewer }, { id }) => findClass(db, viewer, id),
  notice: {
    created: (row) => messages.created(nameOf(row)),
    updated: (row) => messages.updated(nameOf(row)),
    removed: (row, archived) => messages.removed(nameOf(row), archived),
  },
  failures: {
    school_classes_unique: fail('class-exists'),
    enrolments_one_open: fail('invalid-request', { errors: [messages.pupilsElsewhere] }),
    // Letters that grow in upper case ('ß' is 'SS'), or whose upper case the database does not know.
    school_classes_section_length: badSection,
    school_classes_section_upper: badSection,
  },
});

/** Creates a class in an institution within the viewer's scope. Without a year it belongs to the current one. */
export async function createClass(unit: Unit, input: Input): Promise<Outcome<SchoolClass>> {
  const institution = await institutionInScope(unit, input.institution_id);
  if (!institution) return fail('not-found');
  const { institution_id, grade, section, academic_year = schoolYearOf(unit.now) } = input;
  return writes.create(unit, { municipalityId: institution.municipality_id }, (stamp) =>
    unit.db
      .insert(schoolClasses)
      .values({ institution_id, grade, section, academic_year, ...stamp })
      .returning(),
  );
}

/** Changes a class. A year that was turned stays its own. Without pupils and teachers, who are of its institution, it may move to another of its municipality, if both are within the viewer's scope. */
export function updateClass(unit: Unit, id: string, sent: Patch): Promise<Outcome<SchoolClass>> {
  const { institution_id, grade, section, academic_year } = sent;
  return writes.update(unit, id, {
    sent,
    check: async ({ row, municipalityId }) => {
      const changesYear = academic_year !== undefined && academic_year !== row.academic_year;
      if (changesYear && (await isConcluded(unit, id))) {
        return fail('invalid-request', { errors: [messages.yearConcluded] });
      }
      if (!institution_id || institution_id === row.institution_id) return null;
      const target = await institutionInScope(unit, institution_id);
      if (!target) return fail('not-found');
      if (target.municipality_id !== municipalityId) {
        return fail('invalid-request', { errors: [messages.otherMunicipality] });
      }
      return (await holdsPeople(unit, id)) ? fail('invalid-request', { errors: [messages.peopleOfInstitution] }) : null;
    },
    write: (stamp) =>
      unit.db
        .update(schoolClasses)
        .set({ institution_id, grade, section, academic_year, ...stamp })
        .where(eq(schoolClasses.id, id))
        .returning(),
    follow: (before, after) => followClass(unit, before, after),
  });
}

/** Whether the class's year was turned for any of its pupils: what they were then given is that year's. */
async function isConcluded({ db }: Unit, id: string): Promise<boolean> {
  const ofClass = and(eq(enrolments.class_id, id), isNotNull(enrolments.concluded_on));
  return (await db.$count(enrolments, ofClass)) > 0;
}

/** Whether a class has or had pupils, or has teachers. */
async function holdsPeople({ db }: Unit, id: string): Promise<boolean> {
  const { rows } = await db.execute<{ held: boolean }>(sql`select
    exists (select from ${enrolments} where class_id = ${id})
    or exists (select from ${classTeachers} where class_id = ${id}) as held`);
  return rows[0]?.held ?? true;
}

/** Whether a class holds anything that must not be lost: pupils, marks, lessons given, assessments, materials. */
async function holdsRecords({ db }: Unit, id: string): Promise<boolean> {
  const { rows } = await db.execute<{ held: boolean }>(sql`select
    exists (select from ${enrolments} where class_id = ${id}) or exists (select from ${assessments} where class_id = ${id})
    or exists (select from ${grades} where class_id = ${id}) or exists (select from ${attendance} where class_id = ${id})
    or exists (select from ${materials} where class_id = ${id}) as held`);
  return rows[0]?.held ?? true;
}

/** Removes a class: archived when it holds records, deleted when it is empty. */
export const removeClass = (unit: Unit, id: string): Promise<Outcome<{ archived: boolean }>> =>
  writes.archiveOrRemove(unit, id, holdsRecords, ({ db, now }) =>
    db.update(schoolClasses).set(archiveStamp(now)).where(eq(schoolClasses.id, id)),
  );

/** What repeats a class's institution and year follows it. */
async function followClass({ db, now }: Unit, before: Row, after: Row): Promise<void> {
  if (after.institution_id !== before.institution_id) {
    const institution_id = after.institution_id;
    await db.update(assessments).set({ institution_id, updated_at: now }).where(eq(assessments.class_id, after.id));
  }
  if (after.academic_year !== null && after.academic_year !== before.academic_year) {
    // None that a turn of the year concludes meanwhile.
    const open = and(eq(enrolments.class_id, after.id), isNull(enrolments.ends_on), isNull(enrolments.concluded_on));
    await db.update(enrolments).set({ school_year: after.academic_year, updated_at: now }).where(open);
  }
}
