import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { municipalities } from '../../schema/municipalities.table.ts';
import type { SignedIn } from '../session/signed-in.ts';

/** Municipalities that a user sees: the network's, or the one they belong to. */
export function visibleMunicipalities(viewer: SignedIn): SQL {
  const open = isNull(municipalities.archived_at);
  if (viewer.role === 'MASTER') return open;
  return viewer.municipalityId ? (and(open, eq(municipalities.id, viewer.municipalityId)) as SQL) : sql`false`;
}
