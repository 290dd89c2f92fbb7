import {
  type Discipline,
  type disciplineDraftSchema,
  type disciplinePatchSchema,
  type Failure,
  fail,
  type Outcome,
  succeed,
} from '@caderneta/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { attendance } from '../../schema/attendance.table.ts';
import { classTeachers } from '../../schema/class-teachers.table.ts';
import { disciplines } from '../../schema/disciplines.table.ts';
import { grades } from '../../schema/grades.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { brokenConstraint } from '../../server/query/database-errors.ts';
import { visibleInstitutions } from '../../server/scope/classes.scope.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { disciplineMessages } from './disciplines.messages.ts';
import { findDiscipline } from './disciplines.repository.ts';
import { visibleDisciplines } from './disciplines.scope.ts';

type Row = typeof disciplines.$inferSelect;
type Draft = z.output<typeof disciplineDraftSchema>;
type Patch = z.output<typeof disciplinePatchSchema>;

const audited = ({ name, institution_id }: Row) => ({ name, institution_id });

async function lockDiscipline({ db, viewer }: Unit, id: string) {
  const [held] = await db
    .select({ row: disciplines, municipalityId: institutions.municipality_id })
    .from(disciplines)
    .innerJoin(institutions, eq(institutions.id, disciplines.institution_id))
    .where(and(eq(disciplines.id, id), visibleDisciplines(viewer)))
    .for('update', { of: disciplines });
  return held ?? null;
}

async function institutionInScope({ db, viewer }: Unit, id: string) {
  const wanted = and(eq(institutions.id, id), visibleInstitutions(viewer));
  const [row] = await db.select().from(institutions).where(wanted).for('share');
  return row ?? null;
}

function refusalOf(error: unknown): Failure {
  if (brokenConstraint(error) !== 'disciplines_unique') throw error;
  const message = disciplineMessages.sameName;
  return fail('already-exists', { message, errors: [{ field: 'name', message }] });
}

async function holdsRecords({ db }: Unit, id: string): Promise<boolean> {
  const { rows } = await db.execute<{ held: boolean }>(sql`select
    exists (select from ${classTeachers} where discipline_id = ${id})
    or exists (select from ${grades} where discipline_id = ${id})
    or exists (select from ${attendance} where discipline_id = ${id}) as held`);
  return rows[0]?.held ?? true;
}

async function shown({ db, viewer }: Unit, id: string): Promise<Outcome<Discipline>> {
  const found = await findDiscipline(db, viewer, id);
  if (!found) throw new Error('a discipline just written is out of sight');
  return succeed(found);
}

export async function createDiscipline(unit: Unit, { name, institution_id }: Draft): Promise<Outcome<Discipline>> {
  const institution = await institutionInScope(unit, institution_id);
  if (!institution) return fail('not-found');
  const author = { created_by: unit.viewer.userId, created_at: unit.now, updated_at: unit.now };
  const inserted = await unit.db
    .insert(disciplines)
    .values({ name, institution_id, ...author })
    .returning()
    .catch(refusalOf);
  if (!Array.isArray(inserted)) return inserted;
  const [row] = inserted;
  if (!row) throw new Error('an inserted discipline was not returned');
  await unit.record({
    action: 'CREATE',
    table: 'disciplines',
    recordId: row.id,
    municipalityId: institution.municipality_id,
    institutionId: institution_id,
    to: audited(row),
    ...disciplineMessages.created(name),
  });
  return shown(unit, row.id);
}

/** Changes a discipline. One that holds records stays in its institution. */
export async function updateDiscipline(unit: Unit, id: string, patch: Patch): Promise<Outcome<Discipline>> {
  const held = await lockDiscipline(unit, id);
  if (!held) return fail('not-found');
  const { version, name, institution_id } = patch;
  const before = held.row;
  if (version !== undefined && version !== before.version) return fail('version-conflict');
  if (institution_id && institution_id !== before.institution_id) {
    if (!(await institutionInScope(unit, institution_id))) return fail('not-found');
    if (await holdsRecords(unit, id)) return fail('invalid-request', { errors: [disciplineMessages.recordsStay] });
  }
  const updated = await unit.db
    .update(disciplines)
    .set({ name, institution_id, updated_at: unit.now, version: sql`${disciplines.version} + 1` })
    .where(eq(disciplines.id, id))
    .returning()
    .catch(refusalOf);
  if (!Array.isArray(updated)) return updated;
  const [after] = updated;
  if (!after) throw new Error('a locked discipline vanished');
  await unit.record({
    action: 'UPDATE',
    table: 'disciplines',
    recordId: id,
    municipalityId: held.municipalityId,
    institutionId: after.institution_id,
    from: audited(before),
    to: audited(after),
    ...disciplineMessages.updated(after.name),
  });
  return shown(unit, id);
}

/** Removes a discipline: archived when it holds records, else deleted. */
export async function removeDiscipline(unit: Unit, id: string): Promise<Outcome<{ archived: boolean }>> {
  const held = await lockDiscipline(unit, id);
  if (!held) return fail('not-found');
  const archived = await holdsRecords(unit, id);
  if (archived) {
    const changes = { archived_at: unit.now, updated_at: unit.now, version: sql`${disciplines.version} + 1` };
    await unit.db.update(disciplines).set(changes).where(eq(disciplines.id, id));
  } else {
    await unit.db.delete(disciplines).where(eq(disciplines.id, id));
  }
  await unit.record({
    action: 'DELETE',
    table: 'disciplines',
    recordId: id,
    municipalityId: held.municipalityId,
    institutionId: held.row.institution_id,
    from: audited(held.row),
    to: { archived },
    ...disciplineMessages.removed(held.row.name, archived),
  });
  return succeed({ archived });
}
