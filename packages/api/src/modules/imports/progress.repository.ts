import type { ImportProgress } from '@caderneta/contract';
import { and, eq, sql } from 'drizzle-orm';
import { peopleImports } from '../../schema/people-imports.table.ts';
import type { Queries } from '../../server/query/queries.ts';

interface State extends ImportProgress {
  readonly userId: string;
  readonly now: Date;
}

/**
 * Writes how far an import is, outside its transaction. Of states that overtake each other on their way the furthest stays; what is
 * another user's is left alone.
 */
export async function storeProgress(db: Queries, { id, userId, status, done, total, now }: State): Promise<void> {
  const row = { status, done, total, updated_at: now };
  await db
    .insert(peopleImports)
    .values({ id, user_id: userId, created_at: now, ...row })
    .onConflictDoUpdate({
      target: peopleImports.id,
      set: row,
      setWhere: sql`${peopleImports.user_id} = ${userId} and (${status} <> 'RUNNING' or (${peopleImports.status} = 'FAILED' and ${done} = 0)
        or (${peopleImports.status} = 'RUNNING' and ${peopleImports.done} <= ${done}))`,
    });
}

/** How far one of the user's imports is, or null. */
export async function findProgress(db: Queries, userId: string, id: string): Promise<ImportProgress | null> {
  const { status, done, total } = peopleImports;
  const mine = and(eq(peopleImports.id, id), eq(peopleImports.user_id, userId));
  const [found] = await db.select({ id: peopleImports.id, status, done, total }).from(peopleImports).where(mine);
  return found ?? null;
}
