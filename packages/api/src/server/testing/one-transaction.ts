import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

/** What the server asks of its connection, as it is sent within the one transaction that is never committed. */
const nested: Readonly<Record<string, string>> = {
  begin: 'savepoint request',
  commit: 'release savepoint request',
  rollback: 'rollback to savepoint request',
};

/** A database whose every change can be undone at once. One request at a time: all share a connection. */
export interface UndoableDatabase {
  readonly db: NodePgDatabase;
  undo(): Promise<void>;
  release(): Promise<void>;
}

/** Opens a transaction on a connection of the pool: the server's own transactions become savepoints of it. Nothing is ever flushed. */
export async function openUndoable(pool: pg.Pool): Promise<UndoableDatabase> {
  const client = await pool.connect();
  await client.query('begin');
  let last: Promise<unknown> = Promise.resolve();
  const query = (config: { text: string } | string, values?: unknown[]) => {
    const text = typeof config === 'string' ? config : config.text;
    const sent = nested[text] ?? config;
    const answer = last.then(() => client.query(sent as string, values));
    last = answer.catch(() => undefined);
    return answer;
  };
  return {
    db: drizzle({ query, connect: async () => ({ query, release: () => undefined }) } as unknown as pg.Client),
    undo: async () => {
      await last;
      await client.query('rollback');
      await client.query('begin');
    },
    release: async () => {
      await last;
      await client.query('rollback');
      client.release();
    },
  };
}
