import type { ImportProgress } from '@caderneta/contract';
import { and, eq, sql } from 'drizzle-orm';
import { peopleImports } from '../../schema/people-imports.table.ts';
import type { Queries } from '../../server/query/queries.ts';

const { id, status, done, total } = peopleImports;
const shown = { id, status, done, total };

interface State extends ImportProgress {
  readonly userId: string;
  readonly now: Date;
}

const ofUser = (userId: string, id: string) => and(eq(peopleImports.id, id), eq(peopleImports.user_id, userId));

/**
 * Writes how far an import is, outside its transaction. Of states that overtake each other on their way the furthest stays; what is
 * another user's, or was cancelled and not done all the same, is left alone.
 */
export async function storeProgress(db: Queries, { id, userId, status, done, total, now }: State): Promise<void> {
  const row = { status, done, total, updated_at: now };
  await db
    .insert(peopleImports)
    .values({ id, user_id: userId, created_at: now, ...row })
    .onConflictDoUpdate({
      target: peopleImports.id,
      set: row,
      setWhere: sql`${peopleImports.user_id} = ${userId} and (${status} = 'DONE'
        or (${status} = 'FAILED' and ${peopleImports.status} <> 'CANCELLED') or (${peopleImports.status} = 'FAILED' and ${done} = 0)
        or (${peopleImports.status} = 'RUNNING' and ${peopleImports.done} <= ${done}))`,
    });
}

/** How far one of the user's imports is, or null. */
export async function findProgress(db: Queries, userId: string, id: string): Promise<ImportProgress | null> {
  const [found] = await db.select(shown).from(peopleImports).where(ofUser(userId, id));
  return found ?? null;
}

/** Marks one of the user's imports as cancelled, for the import to see before its next lines; null where none is running. */
export async function cancelImport(db: Queries, userId: string, id: string): Promise<ImportProgress | null> {
  const [found] = await db
    .update(peopleImports)
    .set({ status: 'CANCELLED' })
    .where(and(ofUser(userId, id), eq(peopleImports.status, 'RUNNING')))
    .returning(shown);
  return found ?? null;
}
