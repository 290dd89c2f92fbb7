import { eq, type SQL, sql } from 'drizzle-orm';
import { bankItems } from '../../schema/bank-items.table.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';

/** Questions of the bank that a user may change: who manages the network all of it, others what they wrote. */
export const writableItems = ({ role, userId }: SignedIn): SQL<boolean> =>
  role === 'MASTER' || role === 'MUNICIPALITY'
    ? sql<boolean>`true`
    : sql<boolean>`coalesce(${eq(bankItems.created_by, userId)}, false)`;
