import { fail, type firstAccessSchema, type LoginAnswer, type Outcome, succeed } from '@caderneta/contract';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { oneTimeTokens } from '../../schema/one-time-tokens.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import { users } from '../../schema/users.table.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import { hashPassword } from '../../server/session/passwords.ts';
import { recordChange } from '../../server/writes/journal.ts';
import { orgUnitOfUser } from '../../server/writes/org-unit.ts';
import { endAllSessions, startSession } from '../auth/auth.service.ts';
import { maintenanceClosure } from '../settings/settings.service.ts';
import { accessCodeHash } from './issue-access-codes.ts';

type Input = z.output<typeof firstAccessSchema>;
type SignInAuthor = { readonly now: Date; readonly requestId: string; readonly userAgent?: string | null };

const gone = fail('access-code-invalid');

/** Sets the password of whom the code was made for, if they have none, uses the code up and signs them in. Whatever is wrong answers the same. */
export async function useAccessCode(
  context: ServerContext,
  { login, code, password }: Input,
  author: SignInAuthor,
): Promise<Outcome<LoginAnswer>> {
  const tokenHash = await accessCodeHash(code);
  const usable = and(
    eq(oneTimeTokens.kind, 'first-access'),
    eq(oneTimeTokens.token_hash, tokenHash),
    isNull(oneTimeTokens.used_at),
    gt(oneTimeTokens.expires_at, author.now),
  );
  const named = or(
    eq(sql`lower(${users.email})`, login.toLowerCase()),
    sql`exists (select from ${profiles} p where p.user_id = ${users.id} and lower(p.matricula) = ${login.toLowerCase()})`,
  );
  const [found] = await context.db
    .select({ userId: users.id, role: users.role })
    .from(oneTimeTokens)
    .innerJoin(users, eq(users.id, oneTimeTokens.user_id))
    .where(and(usable, named, isNull(users.password_hash), eq(users.is_active, true), isNull(users.archived_at)));
  if (!found) return gone;
  const closure = found.role === 'MASTER' ? null : await maintenanceClosure(context.db);
  if (closure) return closure;
  const password_hash = await hashPassword(password);
  const { userId } = found;
  const isSet = await context.db.transaction(async (tx) => {
    const used = await tx
      .update(oneTimeTokens)
      .set({ used_at: author.now })
      .where(usable)
      .returning({ id: oneTimeTokens.id });
    if (used.length === 0) return false;
    await tx
      .update(users)
      .set({ password_hash, updated_at: author.now, version: sql`${users.version} + 1` })
      .where(eq(users.id, userId));
    await endAllSessions(tx, userId, author.now);
    await recordChange(
      tx,
      { ...author, userId },
      {
        action: 'UPDATE',
        table: 'users',
        recordId: userId,
        ...(await orgUnitOfUser(tx, userId)),
        to: { password: 'changed' },
        title: 'Primeiro acesso',
        message: 'Você definiu a sua senha com o código de acesso.',
      },
    );
    return true;
  });
  return isSet ? succeed(await startSession(context, userId, author)) : gone;
}
