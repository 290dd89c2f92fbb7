import {
  type Failure,
  fail,
  type Institution,
  type institutionDraftSchema,
  type institutionPatchSchema,
  type Outcome,
  succeed,
} from '@caderneta/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { institutions } from '../../schema/institutions.table.ts';
import { municipalities } from '../../schema/municipalities.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import { brokenConstraint } from '../../server/query/database-errors.ts';
import { visibleInstitutions } from '../../server/scope/classes.scope.ts';
import { visibleMunicipalities } from '../../server/scope/municipalities.scope.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { archiveInstitutions } from './archive-institutions.ts';
import { institutionMessages } from './institutions.messages.ts';
import { findInstitution } from './institutions.repository.ts';

type Row = typeof institutions.$inferSelect;
type Draft = z.output<typeof institutionDraftSchema>;
type Patch = z.output<typeof institutionPatchSchema>;

const audited = ({ name, municipality_id, director, inep_code }: Row) => ({
  name,
  municipality_id,
  director,
  inep_code,
});

async function lockInstitution({ db, viewer }: Unit, id: string): Promise<Row | null> {
  const wanted = and(eq(institutions.id, id), visibleInstitutions(viewer));
  const [row] = await db.select().from(institutions).where(wanted).for('update');
  return row ?? null;
}

async function municipalityInScope({ db, viewer }: Unit, id: string): Promise<boolean> {
  const wanted = and(eq(municipalities.id, id), visibleMunicipalities(viewer));
  const found = await db.select({ id: municipalities.id }).from(municipalities).where(wanted).for('share');
  return found.length > 0;
}

function refusalOf(error: unknown): Failure {
  if (brokenConstraint(error) !== 'institutions_inep_code_unique') throw error;
  const message = institutionMessages.sameCode;
  return fail('already-exists', { message, errors: [{ field: 'inep_code', message }] });
}

/** Whether classes or people belong to it: what they hold is kept by municipality. */
async function holdsRecords({ db }: Unit, id: string): Promise<boolean> {
  const { rows } = await db.execute<{ held: boolean }>(sql`select
    exists (select from ${schoolClasses} where institution_id = ${id})
    or exists (select from ${profiles} where institution_id = ${id}) as held`);
  return rows[0]?.held ?? true;
}

async function shown({ db, viewer }: Unit, id: string): Promise<Outcome<Institution>> {
  const found = await findInstitution(db, viewer, id);
  if (!found) throw new Error('an institution just written is out of sight');
  return succeed(found);
}

const changeOf = (row: Row) => ({
  table: 'institutions' as const,
  recordId: row.id,
  municipalityId: row.municipality_id,
  institutionId: row.id,
});

/** Creates an institution in a municipality within the viewer's scope. */
export async function createInstitution(unit: Unit, draft: Draft): Promise<Outcome<Institution>> {
  const { name, municipality_id, director, inep_code } = draft;
  if (!(await municipalityInScope(unit, municipality_id))) return fail('not-found');
  const inserted = await unit.db
    .insert(institutions)
    .values({ name, municipality_id, director, inep_code, created_at: unit.now, updated_at: unit.now })
    .returning()
    .catch(refusalOf);
  if (!Array.isArray(inserted)) return inserted;
  const [row] = inserted;
  if (!row) throw new Error('an inserted institution was not returned');
  await unit.record({ action: 'CREATE', ...changeOf(row), to: audited(row), ...institutionMessages.created(name) });
  return shown(unit, row.id);
}

/** Changes an institution. Only an empty one may move to another municipality. */
export async function updateInstitution(unit: Unit, id: string, patch: Patch): Promise<Outcome<Institution>> {
  const before = await lockInstitution(unit, id);
  if (!before) return fail('not-found');
  const { version, name, municipality_id, director, inep_code } = patch;
  if (version !== undefined && version !== before.version) return fail('version-conflict');
  if (municipality_id && municipality_id !== before.municipality_id) {
    if (!(await municipalityInScope(unit, municipality_id))) return fail('not-found');
    if (await holdsRecords(unit, id)) return fail('invalid-request', { errors: [institutionMessages.recordsStay] });
  }
  const changes = { name, municipality_id, director, inep_code, updated_at: unit.now };
  const updated = await unit.db
    .update(institutions)
    .set({ ...changes, version: sql`${institutions.version} + 1` })
    .where(eq(institutions.id, id))
    .returning()
    .catch(refusalOf);
  if (!Array.isArray(updated)) return updated;
  const [after] = updated;
  if (!after) throw new Error('a locked institution vanished');
  const change = { ...changeOf(after), from: audited(before), to: audited(after) };
  await unit.record({ action: 'UPDATE', ...change, ...institutionMessages.updated(after.name) });
  return shown(unit, id);
}

/** Removes an institution: archived with its classes when it has classes, people or disciplines; else deleted. */
export async function removeInstitution(unit: Unit, id: string): Promise<Outcome<{ archived: boolean }>> {
  const row = await lockInstitution(unit, id);
  if (!row) return fail('not-found');
  const { rows } = await unit.db.execute(sql`select from disciplines where institution_id = ${id} limit 1`);
  const archived = rows.length > 0 || (await holdsRecords(unit, id));
  if (archived) await archiveInstitutions(unit, eq(institutions.id, id));
  else await unit.db.delete(institutions).where(eq(institutions.id, id));
  const change = { ...changeOf(row), from: audited(row), to: { archived } };
  await unit.record({ action: 'DELETE', ...change, ...institutionMessages.removed(row.name, archived) });
  return succeed({ archived });
}
