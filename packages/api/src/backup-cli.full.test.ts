import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { programResult, startPatienceMs } from './boot/testing/run-program.ts';
import { createPool, hasOtherUsers } from './database/connection.ts';
import { createTestDatabase, type TestDatabase } from './database/test-database.ts';
import { smallNetwork } from './server/testing/small-network.ts';

let folder: string;
let source: TestDatabase;
let target: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cópia e chave '));
  source = await createTestDatabase(smallNetwork);
  target = await createTestDatabase();
});
afterAll(async () => {
  await source.drop();
  await target.drop();
  await rm(folder, { recursive: true });
});

function run(database: TestDatabase, words: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const settings = { CADERNETA_DATA: path.join(folder, 'dados'), DATABASE_URL: database.url, ...env };
  return programResult(settings, ['backup-cli.ts', ...words]);
}

test(
  'a backup for a public key is restored by the file that holds its private key',
  async () => {
    const keyFile = path.join(folder, 'chave.txt');
    const archive = path.join(folder, 'rede.tar.gz.age');
    const made = await run(source, ['key', keyFile]);
    const [, publicKey] = /CADERNETA_BACKUP_KEY=(age1\w+)/.exec(made.output) ?? [];
    expect([made.code, (await stat(keyFile)).mode & 0o777, Boolean(publicKey)]).toEqual([0, 0o600, true]);
    expect((await run(source, ['key', keyFile])).code).toBe(1);
    const written = await run(source, ['backup', archive], { CADERNETA_BACKUP_KEY: publicKey });
    expect([written.code, written.output]).toEqual([0, expect.stringContaining('Só a chave privada a abre.')]);
    expect((await readFile(archive)).toString('latin1')).not.toContain('manifest');
    const sealed = await run(target, ['restore', archive]);
    expect([sealed.code, sealed.output]).toEqual([1, expect.stringContaining('--key')]);
    const note = path.join(folder, 'nota.txt');
    await writeFile(note, 'nada');
    expect((await run(target, ['restore', archive, '--key', note])).output).toContain('Não há chave privada');
    const restored = await run(target, ['restore', archive, '--key', keyFile]);
    expect([restored.code, restored.output]).toEqual([0, expect.stringContaining('restaurada')]);
    const people = 'SELECT count(*)::int AS people FROM users';
    expect((await target.pool.query(people)).rows).toEqual((await source.pool.query(people)).rows);
    expect((await run(source, ['backup', archive, '--replace'])).code).toBe(2);
  },
  8 * startPatienceMs,
);

test('a server that nobody has asked anything for long is seen by whoever restores', async () => {
  const server = createPool(source.url, { min: 1 });
  await server.query('SELECT 1');
  const other = createPool(source.url, { max: 1 });
  // A pool closes what was idle for 10 s.
  await sleep(11_000);
  expect(await hasOtherUsers(other)).toBe(true);
  await server.end();
  expect(await hasOtherUsers(other)).toBe(false);
  await other.end();
});
