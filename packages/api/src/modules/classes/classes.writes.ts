import {
  type classDraftSchema,
  type classPatchSchema,
  type Failure,
  fail,
  type Outcome,
  type SchoolClass,
  succeed,
} from '@caderneta/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { assessments } from '../../schema/assessments.table.ts';
import { enrolments } from '../../schema/enrolments.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import { brokenConstraint } from '../../server/query/database-errors.ts';
import { schoolYearOf } from '../../server/query/school-time.ts';
import { visibleInstitutions, writableClasses } from '../../server/scope/classes.scope.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { classMessages } from './classes.messages.ts';
import { findClass } from './classes.repository.ts';

type Draft = z.output<typeof classDraftSchema>;
type Patch = z.output<typeof classPatchSchema>;
type Row = typeof schoolClasses.$inferSelect;

const audited = ({ institution_id, grade, section, academic_year }: Row) => ({
  institution_id,
  grade,
  section,
  academic_year,
});

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

async function shown({ db, viewer }: Unit, id: string): Promise<Outcome<SchoolClass>> {
  const found = await findClass(db, viewer, id);
  if (!found) throw new Error('a class just written is out of sight');
  return succeed(found);
}

/** What a constraint of the database, broken by a form, means to its sender; any other error is thrown on. */
function refusalOf(error: unknown): Failure {
  switch (brokenConstraint(error)) {
    case 'school_classes_unique':
      return fail('class-exists');
    case 'enrolments_one_open':
      return fail('invalid-request', { errors: [classMessages.pupilsElsewhere] });
    // Letters that grow in upper case ('ß' is 'SS'), or whose upper case the database does not know.
    case 'school_classes_section_length':
    case 'school_classes_section_upper':
      return fail('invalid-request', { errors: [classMessages.badSection] });
    default:
      throw error;
  }
}

/** Creates a class in an institution within the viewer's scope. Without a year it belongs to the current one. */
export async function createClass(unit: Unit, draft: Draft): Promise<Outcome<SchoolClass>> {
  const institution = await institutionInScope(unit, draft.institution_id);
  if (!institution) return fail('not-found');
  const { institution_id, grade, section, academic_year = schoolYearOf(unit.now) } = draft;
  const times = { created_at: unit.now, updated_at: unit.now };
  const inserted = await unit.db
    .insert(schoolClasses)
    .values({ institution_id, grade, section, academic_year, ...times })
    .returning()
    .catch(refusalOf);
  if (!Array.isArray(inserted)) return inserted;
  const [row] = inserted;
  if (!row) throw new Error('an inserted class was not returned');
  await unit.record({
    action: 'CREATE',
    table: 'school_classes',
    recordId: row.id,
    municipalityId: institution.municipality_id,
    institutionId: institution.id,
    to: audited(row),
    ...classMessages.created(`${grade} ${section}`),
  });
  return shown(unit, row.id);
}

/** Changes a class. It may move to another institution of its municipality, if both are within the viewer's scope. */
export async function updateClass(unit: Unit, id: string, { version, ...patch }: Patch): Promise<Outcome<SchoolClass>> {
  const locked = await lockClass(unit, id);
  if (!locked) return fail('not-found');
  const before = locked.row;
  if (version !== undefined && version !== before.version) return fail('version-conflict');
  if (patch.institution_id && patch.institution_id !== before.institution_id) {
    const target = await institutionInScope(unit, patch.institution_id);
    if (!target) return fail('not-found');
    if (target.municipality_id !== locked.municipalityId)
      return fail('invalid-request', { errors: [classMessages.otherMunicipality] });
  }
  try {
    const { institution_id, grade, section, academic_year } = patch;
    const columns = { institution_id, grade, section, academic_year };
    const changes = { ...columns, updated_at: unit.now, version: sql`${schoolClasses.version} + 1` };
    const [after] = await unit.db.update(schoolClasses).set(changes).where(eq(schoolClasses.id, id)).returning();
    if (!after) throw new Error('a locked class vanished');
    await followClass(unit, before, after);
    await unit.record({
      action: 'UPDATE',
      table: 'school_classes',
      recordId: id,
      municipalityId: locked.municipalityId,
      institutionId: after.institution_id,
      from: audited(before),
      to: audited(after),
      ...classMessages.updated(`${after.grade} ${after.section}`),
    });
  } catch (error) {
    return refusalOf(error);
  }
  return shown(unit, id);
}

/** What repeats a class's institution and year follows it. */
async function followClass({ db, now }: Unit, before: Row, after: Row): Promise<void> {
  if (after.institution_id !== before.institution_id) {
    const institution_id = after.institution_id;
    await db.update(assessments).set({ institution_id, updated_at: now }).where(eq(assessments.class_id, after.id));
  }
  if (after.academic_year !== null && after.academic_year !== before.academic_year) {
    const open = and(eq(enrolments.class_id, after.id), isNull(enrolments.ends_on));
    await db.update(enrolments).set({ school_year: after.academic_year, updated_at: now }).where(open);
  }
}
