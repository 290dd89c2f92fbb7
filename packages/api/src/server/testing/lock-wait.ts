import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { TestServer } from './test-server.ts';

/** Goes on once a statement of the server waits for a row that another transaction has locked. */
export const waitsForLock = ({ db }: Pick<TestServer, 'db'>): Promise<void> =>
  expect
    .poll(async () => {
      const { rows } = await db.execute(
        sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length;
    })
    .toBe(1);
