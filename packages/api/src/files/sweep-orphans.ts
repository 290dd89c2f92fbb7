import { inArray } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { files } from '../schema/files.table.ts';
import type { FileStore } from './file-store.ts';

/** A file younger than this may belong to a transaction that is still under way, ms. */
const graceMs = 60 * 60 * 1000;
const batchSize = 200;

/** Removes files that no row names: of writes that failed, and of removals that a crash cut short. Answers how many. */
export async function sweepOrphans(db: NodePgDatabase, store: FileStore, now: Date): Promise<number> {
  let swept = 0;
  const sweep = async (keys: readonly string[]): Promise<void> => {
    const named = await db
      .select({ key: files.key })
      .from(files)
      .where(inArray(files.key, [...keys]));
    const known = new Set(named.map(({ key }) => key));
    for (const key of keys.filter((candidate) => !known.has(candidate))) {
      await store.remove(key);
      swept += 1;
    }
  };
  let batch: string[] = [];
  for await (const { key, writtenAt } of store.list()) {
    if (now.getTime() - writtenAt.getTime() < graceMs) continue;
    batch.push(key);
    if (batch.length < batchSize) continue;
    await sweep(batch);
    batch = [];
  }
  if (batch.length > 0) await sweep(batch);
  return swept;
}
