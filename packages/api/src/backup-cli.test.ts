import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { programResult, startPatienceMs } from './boot/testing/run-program.ts';
import { createPool } from './database/connection.ts';
import { createTestDatabase } from './database/test-database.ts';
import { smallNetwork } from './server/testing/small-network.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'onde se está '));
afterAll(() => rmSync(folder, { recursive: true }));

const atFolder = { INIT_CWD: folder, CADERNETA_DATA: 'dados' };
const run = (...words: readonly string[]) => programResult(atFolder, ['backup-cli.ts', ...words]);

test(
  'a key is written where the person stands, and the whole path is said',
  async () => {
    const { code, output } = await run('key', 'chave.txt');
    const file = path.join(folder, 'chave.txt');
    expect([code, existsSync(file), output]).toEqual([0, true, expect.stringContaining(`gravada em ${file}.`)]);
  },
  startPatienceMs,
);

test('restore says that it was given no file, a folder or no backup before a database is made', {
  tags: 'full',
  timeout: startPatienceMs,
}, async () => {
  writeFileSync(path.join(folder, 'notas.csv'), 'nome;nota\nAna;10\n');
  const cases = [
    ['outra.tar.gz', 'Não há arquivo neste caminho'],
    ['.', 'Isto é uma pasta'],
    ['notas.csv', 'não é uma cópia de segurança'],
  ] as const;
  const found = await Promise.all(cases.map(([file]) => run('restore', file)));
  const expected = cases.map(([file, said]) => `${path.join(folder, file)}: .*${said}`);
  expect(found).toEqual(expected.map((said) => ({ code: 1, output: expect.stringMatching(said) })));
  expect(existsSync(path.join(folder, 'dados'))).toBe(false);
});

test(
  'nothing is backed up from a data folder without a database, and none is made there',
  async () => {
    const { code, output } = await run('backup', 'rede.tar.gz');
    expect([code, output]).toEqual([
      1,
      expect.stringContaining(`Não há banco de dados em ${path.join(folder, 'dados')}.`),
    ]);
    expect(existsSync(path.join(folder, 'dados'))).toBe(false);
  },
  startPatienceMs,
);

test('an access code is made for a database that is there alone', {
  tags: 'full',
  timeout: startPatienceMs,
}, async () => {
  expect(await programResult(atFolder, ['access-code-cli.ts'])).toEqual({
    code: 1,
    output: expect.stringContaining('Não há banco de dados em '),
  });
  expect(existsSync(path.join(folder, 'dados'))).toBe(false);
});

test('nothing is restored into a database that somebody uses', {
  tags: 'full',
  timeout: 4 * startPatienceMs,
}, async () => {
  const source = await createTestDatabase(smallNetwork);
  const archive = path.join(folder, 'rede.tar.gz');
  const settings = { CADERNETA_DATA: folder, DATABASE_URL: source.url };
  await programResult(settings, ['backup-cli.ts', 'backup', archive]);
  const server = createPool(source.url, { min: 1 });
  await server.query('SELECT 1');
  const restored = await programResult(settings, ['backup-cli.ts', 'restore', archive, '--replace']);
  expect(restored).toEqual({ code: 1, output: expect.stringContaining('Encerre-a e repita') });
  await server.end();
  await source.drop();
});
