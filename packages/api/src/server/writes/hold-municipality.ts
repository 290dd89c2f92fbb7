import { and, eq } from 'drizzle-orm';
import { municipalities } from '../../schema/municipalities.table.ts';
import { visibleMunicipalities } from '../scope/municipalities.scope.ts';
import type { Unit } from './unit-of-work.ts';

/** A municipality in which the viewer may write, held until the transaction ends: it is not archived meanwhile. */
export async function holdMunicipality({ db, viewer }: Unit, id: string) {
  const [held] = await db
    .select({ municipalityId: municipalities.id })
    .from(municipalities)
    .where(and(eq(municipalities.id, id), visibleMunicipalities(viewer)))
    .for('share');
  return held ?? null;
}
