import { randomInt } from 'node:crypto';
import { accessCodeLength, accessCodeSigns } from '@caderneta/contract';
import { hashRaw } from '@node-rs/argon2';
import { and, inArray, isNull } from 'drizzle-orm';
import { oneTimeTokens } from '../../schema/one-time-tokens.table.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';

/** How long a code works, days: cards are handed out over the first weeks of a school year. */
const CODE_DAYS = 30;

/** One salt for all: a code is found by its hash. Trying every code against a stolen database still costs argon2id's memory each time. */
const salt = new TextEncoder().encode('caderneta first access');

/** What the database keeps of a code, in hexadecimal. A code is short, so a fast hash would give it away. */
export const accessCodeHash = async (code: string): Promise<string> => (await hashRaw(code, { salt })).toString('hex');

const newCode = (): string =>
  Array.from({ length: accessCodeLength }, () => accessCodeSigns[randomInt(accessCodeSigns.length)]).join('');

export interface IssuedCodes {
  /** User id → code: the one time that it is known. */
  readonly codes: ReadonlyMap<string, string>;
  readonly expiresAt: Date;
}

/** Gives each user a new first-access code. Codes and links made for them before stop working. */
export async function issueAccessCodes(
  { db, now }: Pick<Unit, 'db' | 'now'>,
  userIds: readonly string[],
): Promise<IssuedCodes> {
  const expiresAt = new Date(now.getTime() + CODE_DAYS * 86_400_000);
  const codes = new Map<string, string>();
  const open = and(inArray(oneTimeTokens.user_id, [...userIds]), isNull(oneTimeTokens.used_at));
  if (userIds.length > 0) await db.update(oneTimeTokens).set({ used_at: now }).where(open);
  // Two equal codes are as good as impossible; who got one that is taken gets another.
  for (let left = userIds; left.length > 0; left = userIds.filter((id) => !codes.has(id))) {
    const made = await Promise.all(
      left.map(async (user_id) => {
        const code = newCode();
        return { user_id, code, token_hash: await accessCodeHash(code) };
      }),
    );
    const retained = await db
      .insert(oneTimeTokens)
      .values(
        made.map(({ user_id, token_hash }) => ({
          kind: 'first-access' as const,
          user_id,
          token_hash,
          created_at: now,
          expires_at: expiresAt,
        })),
      )
      .onConflictDoNothing()
      .returning({ user_id: oneTimeTokens.user_id });
    const stored = new Set(retained.map(({ user_id }) => user_id));
    for (const { user_id, code } of made) if (stored.has(user_id)) codes.set(user_id, code);
  }
  return { codes, expiresAt };
}
