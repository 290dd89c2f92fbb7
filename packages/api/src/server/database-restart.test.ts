import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildServer } from '../boot/build-server.ts';
import { createDatabase, createPool } from '../database/connection.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { type RestartablePostgres, startRestartablePostgres } from '../database/supervisor/testing/restartable.ts';
import { createFolderStore } from '../files/folder-store.ts';
import { ids, testNow } from './testing/fixture.ts';
import { smallNetwork } from './testing/small-network.ts';
import { send } from './testing/test-server.ts';

const restarts = process.env.CADERNETA_FULL ? 20 : 2;
const writers = 6;
/** What a person would wait for, after the database is back, ms. */
const recoveryMs = 5_000;
let postgres: RestartablePostgres;
let pool: Pool;
let app: FastifyInstance;
let folder: string;
beforeAll(async () => {
  postgres = await startRestartablePostgres();
  const migrated = await migrateDatabase(postgres.url);
  if (!migrated.ok) throw new Error(migrated.message);
  pool = createPool(postgres.url, { onIdleError: () => undefined });
  await smallNetwork.prepare(pool);
  folder = await mkdtemp(join(tmpdir(), 'caderneta-files-'));
  const config = { appDir: null, publicUrl: 'http://localhost', demo: false, legacyOmrUrl: null };
  const clock = { now: () => testNow };
  app = await buildServer({
    db: createDatabase(pool),
    pool,
    config,
    clock,
    fileStore: createFolderStore(folder),
    logger: false,
  });
});
afterAll(async () => {
  await app.close();
  await pool.end();
  await postgres.remove();
  await rm(folder, { recursive: true });
});

test(
  `a database that is restarted ${restarts} times under writes: only 503 meanwhile, and every acknowledged write is there once`,
  async () => {
    const statuses = new Set<number>();
    const acknowledged: string[] = [];
    let isOver = false;
    /** Sends a write under its key until it is acknowledged, as a client's queue does. */
    const write = async (name: string): Promise<void> => {
      const body = { category_id: ids.faqCategory.used, question: name, answer: 'Resposta' };
      for (;;) {
        const answer = await send(app, 'POST', '/faqs', { role: 'MASTER', body, headers: { 'idempotency-key': name } });
        statuses.add(answer.statusCode);
        if (answer.statusCode === 200) break;
        await sleep(20);
      }
      acknowledged.push(name);
    };
    const writing = Array.from({ length: writers }, async (_, writer) => {
      for (let number = 0; !isOver; number += 1) await write(`escrita-${writer}-${number}`);
    });
    for (let restart = 0; restart < restarts; restart += 1) {
      const before = acknowledged.length;
      await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 20);
      await postgres.restart();
      const since = acknowledged.length;
      await expect.poll(() => acknowledged.length, { timeout: recoveryMs }).toBeGreaterThan(since);
    }
    isOver = true;
    await Promise.all(writing);
    expect([...statuses].sort()).toEqual([200, 503]);
    const { rows } = await pool.query(`SELECT question FROM faqs WHERE question LIKE 'escrita-%'`);
    expect(rows.map(({ question }) => question).sort()).toEqual(acknowledged.sort());
  },
  restarts * 60_000,
);
