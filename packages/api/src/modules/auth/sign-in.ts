import { fail, type Login, type LoginAnswer, type Outcome, succeed } from '@caderneta/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { users } from '../../schema/users.table.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import { passwordMatches } from '../../server/session/passwords.ts';
import { recordChange, recordChanges } from '../../server/writes/journal.ts';
import { earnAchievements } from '../achievements/achievements.service.ts';
import { maintenanceClosure } from '../settings/settings.service.ts';
import { sessionUser } from './session-user.ts';
import { openSession } from './sessions.ts';
import { forgetFailures, recordFailedSignIn } from './sign-in-failures.ts';

interface SignInAuthor {
  readonly now: Date;
  readonly requestId: string;
  readonly userAgent?: string | null;
}

/** And where they are. */
type PasswordAuthor = SignInAuthor & { readonly address: string };

/** Signs in with address and password. An unknown address and a wrong password answer the same, in the same time. */
export async function signIn(
  context: ServerContext,
  { email, password }: Login,
  author: PasswordAuthor,
): Promise<Outcome<LoginAnswer>> {
  const columns = { id: users.id, hash: users.password_hash, active: users.is_active, role: users.role };
  const wanted = and(eq(sql`lower(${users.email})`, email), isNull(users.archived_at));
  const [user] = await context.db.select(columns).from(users).where(wanted);
  const matches = await passwordMatches(password, user?.hash ?? null);
  if (!user || !matches) {
    await recordFailedSignIn(context, { email, userId: user?.id ?? null, ...author });
    return fail('invalid-credentials');
  }
  await forgetFailures(context, email, author.address);
  if (!user.active) return fail('user-inactive');
  const closure = user.role === 'MASTER' ? null : await maintenanceClosure(context.db);
  if (closure) return closure;
  return succeed(await startSession(context, user.id, author));
}

/** Opens a session for a user who has proved who they are, and writes the sign-in down. */
export async function startSession(context: ServerContext, userId: string, author: SignInAuthor): Promise<LoginAnswer> {
  return context.db.transaction(async (tx) => {
    const { token, expiresAt } = await openSession(tx, context.config, {
      userId,
      now: author.now,
      userAgent: author.userAgent,
    });
    const user = await sessionUser(tx, userId, author.now);
    const [profile] = user.profiles;
    await recordChange(
      tx,
      { ...author, userId },
      {
        action: 'LOGIN',
        table: 'sessions',
        recordId: userId,
        municipalityId: profile?.municipality_id ?? null,
        institutionId: profile?.institution_id,
        title: 'Login',
        message: 'Você entrou no sistema.',
      },
    );
    const learner = {
      userId,
      role: user.role,
      profileId: profile?.id ?? null,
      municipalityId: profile?.municipality_id ?? null,
      institutionId: profile?.institution_id ?? null,
    };
    // A term ends on a day, not by a write, and a rule may be younger than what it asks for: both are given at the next sign-in.
    await earnAchievements(tx, learner, { now: author.now }, (entries, notice) =>
      recordChanges(tx, { ...author, userId }, entries, notice),
    );
    return { user, access_token: token, expires_at: expiresAt.toISOString() };
  });
}
