import { publicPages } from '@caderneta/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { oneTimeTokens } from '../../schema/one-time-tokens.table.ts';
import { newToken, tokenHash } from '../../server/session/tokens.ts';

/** How long the link works, hours: whoever installs may be interrupted; the next start prints another. */
const LINK_HOURS = 24;

/**
 * Makes the one-time link with which the first MASTER of an installation without users is created. Links made before
 * stop working.
 *
 * @param publicUrl Address that people type, without a trailing slash.
 */
export async function createFirstMasterLink(db: NodePgDatabase, publicUrl: string, now: Date): Promise<string> {
  const token = newToken();
  await db.transaction(async (tx) => {
    const open = and(eq(oneTimeTokens.kind, 'first-master'), isNull(oneTimeTokens.used_at));
    await tx.update(oneTimeTokens).set({ used_at: now }).where(open);
    await tx.insert(oneTimeTokens).values({
      kind: 'first-master',
      token_hash: tokenHash(token),
      created_at: now,
      expires_at: new Date(now.getTime() + LINK_HOURS * 3_600_000),
    });
  });
  return `${publicUrl}${publicPages.firstAccess}?token=${token}`;
}
