import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { buildServer } from '../boot/build-server.ts';
import { createDatabase, createPool } from '../database/connection.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { type RestartablePostgres, startRestartablePostgres } from '../database/supervisor/testing/restartable.ts';
import { createFolderStore } from '../files/folder-store.ts';
import { ids, testNow } from './testing/fixture.ts';
import { smallNetwork } from './testing/small-network.ts';
import { send } from './testing/test-server.ts';

/** A disk of its own, which may be filled; null where this machine lets nobody mount one. */
const disk = mountDisk();
function mountDisk(): string | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'disco-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=320m', 'tmpfs', folder], { stdio: 'ignore' });
    chmodSync(folder, 0o755);
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
}

let postgres: RestartablePostgres | undefined;
let pool: Pool | undefined;
let app: FastifyInstance | undefined;
afterAll(async () => {
  await app?.close();
  await pool?.end();
  await postgres?.remove();
  if (disk === null) return;
  execFileSync('umount', [disk]);
  rmSync(disk, { recursive: true });
});

async function startOn(folder: string) {
  postgres = await startRestartablePostgres(folder);
  const migrated = await migrateDatabase(postgres.url);
  if (!migrated.ok) throw new Error(migrated.message);
  pool = createPool(postgres.url, { onIdleError: () => undefined });
  await smallNetwork.prepare(pool);
  await pool.query('CHECKPOINT');
  const files = path.join(folder, 'arquivos');
  mkdirSync(files);
  const config = { appDir: null, publicUrl: 'http://localhost', demo: false, legacyOmrUrl: null };
  const clock = { now: () => testNow };
  const parts = { db: createDatabase(pool), pool, config, clock, fileStore: createFolderStore(files), logger: false };
  app = await buildServer({ ...parts, works: false });
  return { app, pool, postgres };
}

/** Takes all the room that is left, in pieces ever smaller. */
function fill(folder: string): string {
  const filler = path.join(folder, 'cheio');
  mkdirSync(filler);
  let piece = 0;
  for (const size of [4_194_304, 65_536, 4096]) {
    for (;;) {
      try {
        writeFileSync(path.join(filler, String(piece)), Buffer.alloc(size));
        piece += 1;
      } catch {
        rmSync(path.join(filler, String(piece)), { force: true });
        break;
      }
    }
  }
  return filler;
}

const skipped = disk === null ? ' (skipped: this machine lets nobody mount a disk of memory)' : '';

test.skipIf(disk === null)(
  `a disk that fills up: writes answer 507, reads go on, and with room again all that was acknowledged is there${skipped}`,
  async () => {
    const folder = disk ?? '';
    const server = await startOn(folder);
    const acknowledged: string[] = [];
    const write = async (question: string): Promise<number> => {
      const body = { category_id: ids.faqCategory.used, question, answer: 'Resposta. '.repeat(200) };
      const { statusCode } = await send(server.app, 'POST', '/faqs', { role: 'MASTER', body });
      if (statusCode === 200) acknowledged.push(question);
      return statusCode;
    };
    const status = async (url: string) => (await send(server.app, 'GET', url, { role: 'MASTER' })).statusCode;
    const stored = async () => {
      const { rows } = await server.pool.query(`SELECT question FROM faqs WHERE question LIKE 'escrita-%'`);
      return rows.map(({ question }) => question).sort();
    };
    for (let number = 0; number < 20; number += 1) expect(await write(`escrita-${number}`)).toBe(200);

    const filler = fill(folder);
    expect(statfsSync(folder).bavail).toBe(0);
    const answers = new Set<number>();
    for (let number = 20; number < 200 && !answers.has(507); number += 1) answers.add(await write(`escrita-${number}`));
    expect([...answers].filter((code) => code !== 200)).toEqual([507]);
    const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(100_000, 'a')]).toString('base64');
    const body = { class_id: ids.class.assigned, title: 'Lista', file: pdf };
    expect((await send(server.app, 'POST', '/materials', { role: 'MASTER', body })).statusCode).toBe(507);
    const reads = ['/dashboard/master', '/users', `/materials?class_id=${ids.class.assigned}`, '/faqs'];
    for (const url of reads) expect([url, await status(url)]).toEqual([url, 200]);
    expect(await status('/ready')).toBe(507);
    expect(await stored()).toEqual([...acknowledged].sort());

    rmSync(filler, { recursive: true });
    expect(await write('escrita-de-novo')).toBe(200);
    expect((await send(server.app, 'POST', '/materials', { role: 'MASTER', body })).statusCode).toBe(200);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    expect(await status('/ready')).toBe(200);
    vi.restoreAllMocks();
    await server.postgres.restart();
    await expect.poll(() => stored().catch(() => null), { timeout: 10_000 }).toEqual([...acknowledged].sort());
  },
  180_000,
);
