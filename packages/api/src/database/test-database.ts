import type pg from 'pg';
import { inject } from 'vitest';
import { createPool } from './connection.ts';
import { createFromTemplate, ensureTemplate, MIGRATED_TEMPLATE } from './testing/test-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseAdminUrl: string;
  }
}

export interface TestDatabase {
  url: string;
  pool: pg.Pool;
  /** Closes the pool and removes the database. */
  drop(): Promise<void>;
}

/** A state that several test files start from; it is made once a run. */
export interface TestTemplate {
  /** Lower-case letters and underscores; names the template, so one name must always mean one content. */
  name: string;
  prepare(pool: pg.Pool): Promise<unknown>;
}

/**
 * A database of its own for a test file: every migration applied, and what `template` prepared. Call it in `beforeAll`,
 * and `drop()` in `afterAll`.
 */
export async function createTestDatabase(template?: TestTemplate): Promise<TestDatabase> {
  const adminUrl = inject('databaseAdminUrl');
  const name = template === undefined ? MIGRATED_TEMPLATE : `template_${template.name}`;
  if (template !== undefined) await ensureTemplate(adminUrl, name, template.prepare);
  const { url, drop } = await createFromTemplate(adminUrl, name);
  const pool = createPool(url, { max: 4 });
  return { url, pool, drop: () => pool.end().then(drop) };
}
