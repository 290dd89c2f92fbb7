import { fail, type firstMasterSchema, type LoginAnswer, type Outcome, succeed } from '@caderneta/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { oneTimeTokens } from '../../schema/one-time-tokens.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import { users } from '../../schema/users.table.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import { brokenConstraint } from '../../server/query/database-errors.ts';
import { hashPassword } from '../../server/session/passwords.ts';
import { recordChange } from '../../server/writes/journal.ts';
import { usableLink } from './password-reset.ts';
import { startSession } from './sign-in.ts';

type Input = z.output<typeof firstMasterSchema>;
const linkGone = fail('reset-invalid', { message: 'Este link não vale mais.' });
const emailTaken = fail('invalid-request', { errors: [{ field: 'email', message: 'Este e-mail já está em uso' }] });

/** Makes the first MASTER of an empty installation with the link printed at its start, and signs them in. */
export async function createFirstMaster(
  context: ServerContext,
  input: Input,
  author: { now: Date; requestId: string },
): Promise<Outcome<LoginAnswer>> {
  const usable = usableLink('first-master', input.token, author.now);
  const [link] = await context.db.select({ id: oneTimeTokens.id }).from(oneTimeTokens).where(usable);
  if (!link) return linkGone;
  const password_hash = await hashPassword(input.password);
  const made = await insertMaster(context, { ...input, password_hash }, author).catch((error) => {
    if (brokenConstraint(error) === 'users_email_unique') return emailTaken;
    throw error;
  });
  return made.ok ? succeed(await startSession(context, made.value, author)) : made;
}

async function insertMaster(
  context: ServerContext,
  input: Input & { password_hash: string },
  author: { now: Date; requestId: string },
): Promise<Outcome<string>> {
  return context.db.transaction(async (tx) => {
    const used = await tx
      .update(oneTimeTokens)
      .set({ used_at: author.now })
      .where(usableLink('first-master', input.token, author.now))
      .returning({ id: oneTimeTokens.id });
    const masters = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.role, 'MASTER'), isNull(users.archived_at)))
      .limit(1);
    if (used.length === 0 || masters.length > 0) return linkGone;
    const { name, email, password_hash } = input;
    const times = { created_at: author.now, updated_at: author.now };
    const [user] = await tx
      .insert(users)
      .values({ name, email, password_hash, role: 'MASTER', ...times })
      .returning();
    if (!user) throw new Error('an inserted user was not returned');
    await tx.insert(profiles).values({ user_id: user.id, ...times });
    await recordChange(
      tx,
      { ...author, userId: user.id },
      {
        action: 'CREATE',
        table: 'users',
        recordId: user.id,
        municipalityId: null,
        to: { role: 'MASTER' },
        title: 'Primeiro acesso',
        message: 'A conta do primeiro Master foi criada.',
      },
    );
    return succeed(user.id);
  });
}
