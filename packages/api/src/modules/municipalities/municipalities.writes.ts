import type { Municipality, municipalityInputSchema, municipalityPatchSchema, Outcome } from '@caderneta/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { files } from '../../schema/files.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { municipalities } from '../../schema/municipalities.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import { visibleMunicipalities } from '../../server/scope/municipalities.scope.ts';
import { archiveStamp, recordWrites, takenBy } from '../../server/writes/record-writes.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { archiveInstitutions } from '../institutions/institutions.service.ts';
import { municipalityMessages as messages } from './municipalities.messages.ts';
import { findMunicipality } from './municipalities.repository.ts';

const writes = recordWrites<typeof municipalities.$inferSelect, Municipality>({
  table: municipalities,
  lock: async ({ db, viewer }, id) => {
    const wanted = and(eq(municipalities.id, id), visibleMunicipalities(viewer));
    const [row] = await db.select().from(municipalities).where(wanted).for('update');
    return row ? { row } : null;
  },
  audited: ['name', 'state', 'ibge_code'],
  owner: ({ id }) => ({ municipalityId: id }),
  shown: ({ db, viewer }, { id }) => findMunicipality(db, viewer, id),
  notice: {
    created: ({ name }) => messages.created(name),
    updated: ({ name }) => messages.updated(name),
    removed: ({ name }, archived) => messages.removed(name, archived),
  },
  failures: { municipalities_ibge_code_unique: takenBy('ibge_code', messages.sameCode) },
});

export const createMunicipality = (
  unit: Unit,
  { name, state, ibge_code }: z.output<typeof municipalityInputSchema>,
): Promise<Outcome<Municipality>> =>
  writes.create(unit, {}, (stamp) =>
    unit.db
      .insert(municipalities)
      .values({ name, state, ibge_code, ...stamp })
      .returning(),
  );

export function updateMunicipality(
  unit: Unit,
  id: string,
  sent: z.output<typeof municipalityPatchSchema>,
): Promise<Outcome<Municipality>> {
  const { name, state, ibge_code } = sent;
  return writes.update(unit, id, {
    sent,
    write: (stamp) =>
      unit.db
        .update(municipalities)
        .set({ name, state, ibge_code, ...stamp })
        .where(eq(municipalities.id, id))
        .returning(),
  });
}

async function holdsRecords({ db }: Unit, id: string): Promise<boolean> {
  const { rows } = await db.execute<{ held: boolean }>(sql`select
    exists (select from ${institutions} where municipality_id = ${id})
    or exists (select from ${profiles} where municipality_id = ${id})
    or exists (select from ${files} where municipality_id = ${id}) as held`);
  return rows[0]?.held ?? true;
}

/** Removes a municipality: archived, with its institutions and their classes, when it has any or people; else deleted. */
export const removeMunicipality = (unit: Unit, id: string): Promise<Outcome<{ archived: boolean }>> =>
  writes.archiveOrRemove(unit, id, holdsRecords, async ({ db, now }) => {
    await db.update(municipalities).set(archiveStamp(now)).where(eq(municipalities.id, id));
    await archiveInstitutions(unit, and(eq(institutions.municipality_id, id), isNull(institutions.archived_at)));
  });
