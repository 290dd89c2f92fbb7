import { eq, type SQL, sql } from 'drizzle-orm';
import { auditLog } from '../../schema/audit-log.table.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';

/** Entries that a user may read: the network's, the municipality's, the school's. */
export function visibleEntries({ role, municipalityId, institutionId }: SignedIn): SQL {
  if (role === 'MASTER') return sql`true`;
  if (role === 'MUNICIPALITY' && municipalityId) return eq(auditLog.municipality_id, municipalityId);
  if (role === 'MANAGER' && institutionId) return eq(auditLog.institution_id, institutionId);
  return sql`false`;
}
