import { fail, type Outcome, publicPages, succeed } from '@caderneta/contract';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { oneTimeTokens } from '../../schema/one-time-tokens.table.ts';
import { users } from '../../schema/users.table.ts';
import type { Mailer } from '../../server/background/mailer.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import { hashPassword } from '../../server/session/passwords.ts';
import { newToken, tokenHash } from '../../server/session/tokens.ts';
import { recordChange } from '../../server/writes/journal.ts';
import { orgUnitOfUser } from '../../server/writes/org-unit.ts';
import { resetMessage } from './reset-message.ts';
import { endAllSessions } from './sessions.ts';

/** How long a link works, minutes. */
const linkMinutes = 30;

/** A link still to be used, by its token. */
export const usableLink = (kind: 'password-reset' | 'first-master', token: string, now: Date) =>
  and(
    eq(oneTimeTokens.kind, kind),
    eq(oneTimeTokens.token_hash, tokenHash(token)),
    isNull(oneTimeTokens.used_at),
    gt(oneTimeTokens.expires_at, now),
  );

/** Makes a one-time link for an address that somebody active has, and sends it. */
export async function issueResetLink(context: ServerContext, mailer: Mailer, email: string): Promise<void> {
  const now = context.clock.now();
  const active = and(eq(sql`lower(${users.email})`, email), isNull(users.archived_at), eq(users.is_active, true));
  const [user] = await context.db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(active);
  if (!user) return;
  const token = newToken();
  await context.db.transaction(async (tx) => {
    const open = and(eq(oneTimeTokens.user_id, user.id), isNull(oneTimeTokens.used_at));
    await tx.update(oneTimeTokens).set({ used_at: now }).where(open);
    await tx.insert(oneTimeTokens).values({
      kind: 'password-reset',
      user_id: user.id,
      token_hash: tokenHash(token),
      created_at: now,
      expires_at: new Date(now.getTime() + linkMinutes * 60_000),
    });
  });
  const link = `${context.config.publicUrl}${publicPages.resetPassword}?token=${token}`;
  await mailer.send(resetMessage(user, link, linkMinutes));
}

/** Changes the password of the link's user, uses the link up and ends every session of that user. */
export async function confirmReset(
  context: ServerContext,
  { token, password }: { token: string; password: string },
  author: { now: Date; requestId: string },
): Promise<Outcome<null>> {
  const usable = usableLink('password-reset', token, author.now);
  const [link] = await context.db.select({ id: oneTimeTokens.id }).from(oneTimeTokens).where(usable);
  if (!link) return fail('reset-invalid');
  const password_hash = await hashPassword(password);
  return context.db.transaction(async (tx) => {
    const [used] = await tx
      .update(oneTimeTokens)
      .set({ used_at: author.now })
      .where(usable)
      .returning({ userId: oneTimeTokens.user_id });
    if (!used?.userId) return fail('reset-invalid');
    const active = and(eq(users.id, used.userId), eq(users.is_active, true), isNull(users.archived_at));
    const changed = await tx
      .update(users)
      .set({ password_hash, updated_at: author.now, version: sql`${users.version} + 1` })
      .where(active)
      .returning({ id: users.id });
    if (changed.length === 0) return fail('reset-invalid');
    await endAllSessions(tx, used.userId, author.now);
    await recordChange(
      tx,
      { ...author, userId: used.userId },
      {
        action: 'UPDATE',
        table: 'users',
        recordId: used.userId,
        ...(await orgUnitOfUser(tx, used.userId)),
        to: { password: 'changed' },
        title: 'Senha alterada',
        message: 'Sua senha foi trocada por um link de redefinição.',
      },
    );
    return succeed(null);
  });
}
