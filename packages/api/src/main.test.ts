import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from './database/test-database.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'dados '));
afterAll(() => rmSync(dataDir, { recursive: true }));

/** Its sources are transformed at each start; a busy machine takes its time. */
const START_MS = 60_000;

/** Runs the program as `npm run dev` does. */
function main(env: NodeJS.ProcessEnv): { child: ChildProcess; output: () => string } {
  const args = ['--import', 'tsx', '--conditions=caderneta-source', path.join(import.meta.dirname, 'main.ts')];
  const child = spawn(process.execPath, args, {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: { PATH: process.env.PATH, HOME: process.env.HOME, CADERNETA_DATA: dataDir, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
    });
  }
  return { child, output: () => output };
}

describe('the program', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'ends with 0 after a %s',
    async (signal) => {
      const database = await createTestDatabase();
      const { child, output } = main({ DATABASE_URL: database.url, PORT: '0', CADERNETA_DEMO: 'off' });
      await expect.poll(output, { timeout: START_MS }).toContain('Caderneta pronta em http://localhost:');
      child.kill(signal);
      // npm hands on what the terminal has sent to everybody already.
      child.kill(signal);
      expect(await once(child, 'exit')).toEqual([0, null]);
      expect(output()).toContain('Encerrando…');
      await database.drop();
    },
    2 * START_MS,
  );

  it(
    'ends with 1 and names every variable that is wrong',
    async () => {
      const { child, output } = main({ PORT: 'x', CADERNETA_DEMO: 'y' });
      expect(await once(child, 'close')).toEqual([1, null]);
      expect(output()).toContain('A configuração tem erros:\n  PORT: ');
      expect(output()).toContain('  CADERNETA_DEMO: ');
    },
    START_MS,
  );
});
