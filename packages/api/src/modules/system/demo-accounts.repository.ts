import type { DemoAccount } from '@caderneta/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { settings } from '../../schema/settings.table.ts';
import { users } from '../../schema/users.table.ts';
import { demoAccounts } from '../../seed/index.ts';
import type { Queries } from '../../server/query/queries.ts';

/** One account a role, if the database was filled as a demonstration; else null. Accounts that were removed are not listed. */
export async function demoAccountsOf(db: Queries): Promise<DemoAccount[] | null> {
  const mark = and(
    eq(settings.key, 'demonstration'),
    isNull(settings.municipality_id),
    isNull(settings.institution_id),
  );
  const [marked] = await db.select({ value: settings.value }).from(settings).where(mark);
  if (!marked?.value) return null;
  const emails = demoAccounts.map(({ email }) => email);
  const usable = and(inArray(users.email, emails), eq(users.is_active, true), isNull(users.archived_at));
  const found = new Set((await db.select({ email: users.email }).from(users).where(usable)).map(({ email }) => email));
  return demoAccounts.filter(({ email }) => found.has(email));
}
