import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../database/connection.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { sessions } from '../schema/sessions.table.ts';
import { newToken, tokenHash } from '../server/session/tokens.ts';
import { ids } from '../server/testing/fixture.ts';
import { smallNetwork } from '../server/testing/small-network.ts';
import { runProgram, startPatienceMs } from './testing/run-program.ts';

const cycles = process.env.CADERNETA_FULL ? 50 : 1;
const writers = 4;
const acknowledgedACycle = 25;
const token = newToken();
const dataDir = mkdtempSync(path.join(tmpdir(), 'mortes '));
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(smallNetwork);
  // Of the real clock: the program has no other.
  const expires_at = new Date(Date.now() + 86_400_000);
  await createDatabase(database.pool)
    .insert(sessions)
    .values({ user_id: ids.user('MASTER'), token_hash: tokenHash(token), expires_at });
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

/** Sends one write; false when the server died before it answered. */
async function write(origin: string, name: string): Promise<boolean> {
  try {
    const answer = await fetch(`${origin}/faqs`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': name },
      body: JSON.stringify({ category_id: ids.faqCategory.used, question: name, answer: 'Resposta' }),
    });
    const { success } = (await answer.json()) as { success: boolean };
    expect([answer.status, success]).toEqual([200, true]);
    return true;
  } catch (error) {
    // fetch's own errors; an expectation that failed must be heard.
    if (error instanceof TypeError) return false;
    throw error;
  }
}

test(
  `nothing that was acknowledged is lost, and nothing is written twice, in ${cycles} kills under writes`,
  async () => {
    const acknowledged = new Set<string>();
    const open: string[] = [];
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      const env = {
        CADERNETA_DATA: dataDir,
        DATABASE_URL: database.url,
        PORT: '0',
        HOST: '127.0.0.1',
        CADERNETA_DEMO: 'off',
      };
      const { child, output } = runProgram(env);
      await expect.poll(output, { timeout: startPatienceMs }).toMatch(/pronta em http:\/\/localhost:\d+/);
      const origin = `http://127.0.0.1:${/pronta em http:\/\/localhost:(\d+)/.exec(output())?.[1]}`;
      // What nobody knows the end of is sent again under its own key, as a client's queue does.
      for (const name of open.splice(0)) {
        expect(await write(origin, name)).toBe(true);
        acknowledged.add(name);
      }
      const before = acknowledged.size;
      const writing = Array.from({ length: writers }, async (_, writer) => {
        for (let number = 0; ; number += 1) {
          const name = `escrita-${cycle}.${writer}.${number}`;
          if (!(await write(origin, name))) return open.push(name);
          acknowledged.add(name);
        }
      });
      await expect
        .poll(() => acknowledged.size - before, { timeout: startPatienceMs })
        .toBeGreaterThan(acknowledgedACycle);
      await sleep(7 * (cycle % 11));
      child.kill('SIGKILL');
      await Promise.all([...writing, once(child, 'exit')]);
      expect(open).toHaveLength(writers);
    }
    const { rows } = await database.pool.query<{ question: string; n: number }>(
      `SELECT question, count(*)::int AS n FROM faqs WHERE question LIKE 'escrita-%' GROUP BY question`,
    );
    const written = new Map(rows.map(({ question, n }) => [question, n]));
    expect([...acknowledged].filter((name) => written.get(name) !== 1)).toEqual([]);
    // Of the last cycle's open ones each is there once or not at all.
    const others = rows.filter(({ question }) => !acknowledged.has(question));
    expect(others.every(({ question, n }) => n === 1 && open.includes(question))).toBe(true);
    const audited = await database.pool.query(
      `SELECT count(*)::int AS n FROM audit_log WHERE table_name = 'faqs' AND record_id IN (SELECT id::text FROM faqs WHERE question LIKE 'escrita-%')`,
    );
    expect(audited.rows).toEqual([{ n: rows.length }]);
  },
  cycles * 2 * startPatienceMs,
);
