import { fail, type Outcome, succeed } from '@caderneta/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { files } from '../../schema/files.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { municipalities } from '../../schema/municipalities.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { archiveInstitutions } from '../institutions/institutions.service.ts';
import { municipalityMessages } from './municipalities.messages.ts';
import { lockMunicipality } from './municipalities.writes.ts';

/** Removes a municipality: archived, with its institutions and their classes, when it has any or people; else deleted. */
export async function removeMunicipality(unit: Unit, id: string): Promise<Outcome<{ archived: boolean }>> {
  const row = await lockMunicipality(unit, id);
  if (!row) return fail('not-found');
  const { rows } = await unit.db.execute<{ held: boolean }>(sql`select
    exists (select from ${institutions} where municipality_id = ${id})
    or exists (select from ${profiles} where municipality_id = ${id})
    or exists (select from ${files} where municipality_id = ${id}) as held`);
  const archived = rows[0]?.held ?? true;
  if (archived) {
    const changes = { archived_at: unit.now, updated_at: unit.now, version: sql`${municipalities.version} + 1` };
    await unit.db.update(municipalities).set(changes).where(eq(municipalities.id, id));
    await archiveInstitutions(unit, and(eq(institutions.municipality_id, id), isNull(institutions.archived_at)));
  } else {
    await unit.db.delete(municipalities).where(eq(municipalities.id, id));
  }
  const { name, state, ibge_code } = row;
  const change = {
    table: 'municipalities' as const,
    recordId: id,
    municipalityId: id,
    from: { name, state, ibge_code },
  };
  await unit.record({ action: 'DELETE', ...change, to: { archived }, ...municipalityMessages.removed(name, archived) });
  return succeed({ archived });
}
