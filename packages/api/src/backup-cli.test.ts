import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runProgram, startPatienceMs } from './boot/testing/run-program.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'onde se está '));
afterAll(() => rmSync(folder, { recursive: true }));

async function run(...words: readonly string[]) {
  const settings = { INIT_CWD: folder, CADERNETA_DATA: 'dados' };
  const { child, output } = runProgram(settings, ['backup-cli.ts', ...words]);
  const [code] = await once(child, 'close');
  return { code, output: output() };
}

test(
  'a key is written where the person stands, and the whole path is said',
  async () => {
    const { code, output } = await run('key', 'chave.txt');
    const file = path.join(folder, 'chave.txt');
    expect([code, existsSync(file), output]).toEqual([0, true, expect.stringContaining(`gravada em ${file}.`)]);
  },
  startPatienceMs,
);
