import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase } from '../database/connection.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { users } from '../schema/users.table.ts';
import { type BootConfig, readConfig } from './config.ts';
import { type RunningCaderneta, type StartOptions, startCaderneta } from './start.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'dados '));
afterAll(() => rmSync(dataDir, { recursive: true }));

let database: TestDatabase;
let notice: string[];
let options: StartOptions;
beforeEach(async () => {
  database = await createTestDatabase();
  notice = [];
  const tell = (message: string) => void notice.push(message);
  options = { log: { info: tell, warn: tell }, onLost: tell, logger: false };
});
const running: RunningCaderneta[] = [];
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop();
  await database.drop();
});

function configuration(changes: Partial<BootConfig> = {}): BootConfig {
  const read = readConfig({});
  if (!read.ok) throw new Error(read.errors.join());
  const here = { port: 0, host: '127.0.0.1', dataDir, databaseUrl: database.url, appDir: null, designDir: null };
  return { ...read.config, ...here, ...changes };
}

async function start(changes?: Partial<BootConfig>): Promise<RunningCaderneta> {
  const started = await startCaderneta(configuration(changes), options);
  if (!started.ok) throw new Error(started.message);
  running.push(started);
  return started;
}

async function addUser(): Promise<void> {
  const times = { created_at: new Date(), updated_at: new Date() };
  const user = { name: 'Ana', email: 'ana@rede.br', password_hash: 'x', role: 'MASTER' as const, ...times };
  await createDatabase(database.pool).insert(users).values(user);
}

async function countUsers(): Promise<number> {
  const { rows } = await database.pool.query('SELECT count(*) AS users FROM users');
  return rows[0].users;
}

/** Lessons of each module. */
async function countLessons(): Promise<number[]> {
  const { rows } = await database.pool.query(
    'SELECT count(*) AS lessons FROM lessons GROUP BY module_id ORDER BY module_id',
  );
  return rows.map(({ lessons }) => lessons);
}

describe('starting on the database of DATABASE_URL', () => {
  it('fills an empty database with the demonstration, once, and starts no PostgreSQL of its own', {
    tags: 'full',
  }, async () => {
    const first = await start();
    expect((await fetch(`${first.address}/health`)).status).toBe(200);
    expect(notice).toContain('Criando a rede de demonstração…');
    const roles = first.firstData.demoAccounts.map(({ role }) => role);
    expect(roles.sort()).toEqual(['MANAGER', 'MASTER', 'MUNICIPALITY', 'STUDENT', 'TEACHER']);
    expect(first.firstData.firstMasterLink).toBeNull();
    expect(existsSync(path.join(dataDir, 'pg18'))).toBe(false);
    const seeded = await countUsers();
    expect(seeded).toBeGreaterThan(600);
    const keyFile = path.join(dataDir, 'secret.key');
    const key = readFileSync(keyFile, 'utf8');
    expect([key.length, statSync(keyFile).mode & 0o777]).toEqual([65, 0o600]);
    await first.stop();
    await expect(fetch(`${first.address}/health`)).rejects.toThrow();

    const second = await start();
    expect(second.firstData).toEqual(first.firstData);
    expect(await countUsers()).toBe(seeded);
    expect(readFileSync(keyFile, 'utf8')).toBe(key);
  });

  it('starts without the demonstration with lessons and nobody, and a link for the first Master until there is a user', async () => {
    const { firstData } = await start({ demo: false });
    expect(firstData.demoAccounts).toEqual([]);
    expect(firstData.firstMasterLink).toMatch(/^http:\/\/localhost:3000\/primeiro-acesso[?#]token=.+/);
    expect(await countUsers()).toBe(0);
    expect(await countLessons()).toEqual([8, 8, 8, 16]);
    expect((await start()).firstData.firstMasterLink).not.toBeNull();
    expect(await countLessons()).toEqual([8, 8, 8, 16]);
    await addUser();
    expect((await start({ demo: false })).firstData.firstMasterLink).toBeNull();
  });

  it('adds no demonstration to a database that is in use', async () => {
    await addUser();
    expect((await start()).firstData).toEqual({ demoAccounts: [], firstMasterLink: null });
    expect(await countUsers()).toBe(1);
  });

  it('names a taken port, says how to choose another, and writes nothing', async () => {
    const rival = createServer().listen(0, '127.0.0.1');
    await once(rival, 'listening');
    const address = rival.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const started = await startCaderneta(configuration({ port }), options);
    expect(started).toEqual({
      ok: false,
      message: expect.stringMatching(`A porta ${port} .*PORT=${port + 1} npm start`),
    });
    expect(await countUsers()).toBe(0);
    rival.close();
  });

  it.each([
    ['the folder of files', 'files'],
    ['the key', 'secret.key'],
  ])('says which part of the data folder cannot be used, %s, and writes nothing', async (_, name) => {
    const unusable = mkdtempSync(path.join(tmpdir(), 'dados '));
    if (name === 'files') writeFileSync(path.join(unusable, name), '');
    else mkdirSync(path.join(unusable, name));
    const started = await startCaderneta(configuration({ dataDir: unusable }), options);
    expect(started).toEqual({ ok: false, message: expect.stringMatching(`${name}.*CADERNETA_DATA`) });
    expect(await countUsers()).toBe(0);
    rmSync(unusable, { recursive: true });
  });

  it('warns where no backup can be written', async () => {
    const file = path.join(dataDir, 'secret.key');
    const { warnings } = await start({ demo: false, backupDir: path.join(file, 'cópias') });
    expect(warnings).toEqual([expect.stringContaining(file)]);
    expect((await start({ demo: false, backupDir: path.join(dataDir, 'cópias') })).warnings).toEqual([]);
  });

  it('gives up between two steps where it is told to stop', async () => {
    const started = await startCaderneta(configuration(), { ...options, signal: AbortSignal.abort() });
    expect(started).toMatchObject({ ok: false });
    expect(await countUsers()).toBe(0);
  });

  it('says so when the server of DATABASE_URL does not answer', async () => {
    const started = await startCaderneta(configuration({ databaseUrl: 'postgres://x@127.0.0.1:1/x' }), options);
    expect(started).toMatchObject({ ok: false, message: expect.stringContaining('conectar ao banco de dados') });
  });
});
