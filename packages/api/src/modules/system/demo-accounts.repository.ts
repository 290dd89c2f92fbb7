import type { DemoAccount } from '@caderneta/contract';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { settings } from '../../schema/settings.table.ts';
import { users } from '../../schema/users.table.ts';
import { demoAccounts } from '../../seed/index.ts';
import type { Queries } from '../../server/query/queries.ts';
import { passwordMatches } from '../../server/session/passwords.ts';

/** Whether a hash is of the demonstration's password. Remembered: it is asked of the same few at each sign-in page, and takes its time. */
const demoHashes = new Map<string, Promise<boolean>>();

function isOfDemo(hash: string, password: string): Promise<boolean> {
  const matches = demoHashes.get(hash) ?? passwordMatches(password, hash);
  demoHashes.set(hash, matches);
  return matches;
}

/** One account a role, if the database was filled as a demonstration; else null. Accounts that were removed, or have another password by now, are not listed. */
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
  const found = await db
    .select({ email: users.email, hash: users.password_hash })
    .from(users)
    .where(and(usable, isNotNull(users.password_hash)));
  const hashes = new Map(found.map(({ email, hash }) => [email, hash ?? '']));
  const listed = await Promise.all(
    demoAccounts.map(async (account) => {
      const hash = hashes.get(account.email);
      return hash !== undefined && (await isOfDemo(hash, account.password)) ? [account] : [];
    }),
  );
  return listed.flat();
}
