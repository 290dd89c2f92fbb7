import {
  type Failure,
  fail,
  type Municipality,
  type municipalityDraftSchema,
  type municipalityPatchSchema,
  type Outcome,
  succeed,
} from '@caderneta/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { municipalities } from '../../schema/municipalities.table.ts';
import { brokenConstraint } from '../../server/query/database-errors.ts';
import { visibleMunicipalities } from '../../server/scope/municipalities.scope.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { municipalityMessages } from './municipalities.messages.ts';
import { findMunicipality } from './municipalities.repository.ts';

type Row = typeof municipalities.$inferSelect;

const audited = ({ name, state, ibge_code }: Row) => ({ name, state, ibge_code });

/** The municipality for changing, locked until the transaction ends; null out of the viewer's reach. */
export async function lockMunicipality({ db, viewer }: Unit, id: string): Promise<Row | null> {
  const wanted = and(eq(municipalities.id, id), visibleMunicipalities(viewer));
  const [row] = await db.select().from(municipalities).where(wanted).for('update');
  return row ?? null;
}

function refusalOf(error: unknown): Failure {
  if (brokenConstraint(error) !== 'municipalities_ibge_code_unique') throw error;
  const message = municipalityMessages.sameCode;
  return fail('already-exists', { message, errors: [{ field: 'ibge_code', message }] });
}

async function shown({ db, viewer }: Unit, id: string): Promise<Outcome<Municipality>> {
  const found = await findMunicipality(db, viewer, id);
  if (!found) throw new Error('a municipality just written is out of sight');
  return succeed(found);
}

export async function createMunicipality(
  unit: Unit,
  { name, state, ibge_code }: z.output<typeof municipalityDraftSchema>,
): Promise<Outcome<Municipality>> {
  const inserted = await unit.db
    .insert(municipalities)
    .values({ name, state, ibge_code, created_at: unit.now, updated_at: unit.now })
    .returning()
    .catch(refusalOf);
  if (!Array.isArray(inserted)) return inserted;
  const [row] = inserted;
  if (!row) throw new Error('an inserted municipality was not returned');
  const { id } = row;
  const change = { table: 'municipalities' as const, recordId: id, municipalityId: id, to: audited(row) };
  await unit.record({ action: 'CREATE', ...change, ...municipalityMessages.created(name) });
  return shown(unit, id);
}

export async function updateMunicipality(
  unit: Unit,
  id: string,
  { version, name, state, ibge_code }: z.output<typeof municipalityPatchSchema>,
): Promise<Outcome<Municipality>> {
  const before = await lockMunicipality(unit, id);
  if (!before) return fail('not-found');
  if (version !== undefined && version !== before.version) return fail('version-conflict');
  const updated = await unit.db
    .update(municipalities)
    .set({ name, state, ibge_code, updated_at: unit.now, version: sql`${municipalities.version} + 1` })
    .where(eq(municipalities.id, id))
    .returning()
    .catch(refusalOf);
  if (!Array.isArray(updated)) return updated;
  const [after] = updated;
  if (!after) throw new Error('a locked municipality vanished');
  const change = {
    table: 'municipalities' as const,
    recordId: id,
    municipalityId: id,
    from: audited(before),
    to: audited(after),
  };
  await unit.record({ action: 'UPDATE', ...change, ...municipalityMessages.updated(after.name) });
  return shown(unit, id);
}
