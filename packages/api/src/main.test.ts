import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runProgram, startPatienceMs } from './boot/testing/run-program.ts';
import { createTestDatabase } from './database/test-database.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'dados '));
afterAll(() => rmSync(dataDir, { recursive: true }));

describe('the program', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'ends with 0 after a %s',
    async (signal) => {
      const database = await createTestDatabase();
      const { child, output } = runProgram({
        CADERNETA_DATA: dataDir,
        DATABASE_URL: database.url,
        PORT: '0',
        CADERNETA_DEMO: 'off',
      });
      await expect.poll(output, { timeout: startPatienceMs }).toContain('Caderneta pronta em http://localhost:');
      child.kill(signal);
      // npm hands on what the terminal has sent to everybody already.
      child.kill(signal);
      expect(await once(child, 'exit')).toEqual([0, null]);
      expect(output()).toContain('Encerrando…');
      await database.drop();
    },
    2 * startPatienceMs,
  );

  it('says at once that it stops while it is starting, and stops after that step', {
    tags: 'full',
    timeout: 2 * startPatienceMs,
  }, async () => {
    const database = await createTestDatabase();
    const other = await database.pool.connect();
    // The right to change tables: the start waits for it.
    await other.query(`SELECT pg_advisory_lock(${0x0cade}, 1)`);
    const settings = { CADERNETA_DATA: dataDir, DATABASE_URL: database.url, PORT: '0', CADERNETA_DEMO: 'off' };
    const { child, output } = runProgram(settings);
    const waiting = async () =>
      (
        await other.query(
          'SELECT FROM pg_locks WHERE NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())',
        )
      ).rowCount;
    await expect.poll(waiting, { timeout: startPatienceMs }).toBe(1);
    child.kill('SIGTERM');
    await expect.poll(output).toContain('Encerrando assim que a preparação terminar…');
    other.release(true);
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(output()).not.toContain('Caderneta pronta');
    await database.drop();
  });

  it('goes on where a promise is rejected that nobody waits for', {
    tags: 'full',
    timeout: 2 * startPatienceMs,
  }, async () => {
    const database = await createTestDatabase();
    const rejects = `process.on('SIGUSR2',()=>{Promise.reject(new Error('nobody waits'))})`;
    const { child, output } = runProgram({
      CADERNETA_DATA: dataDir,
      DATABASE_URL: database.url,
      PORT: '0',
      CADERNETA_DEMO: 'off',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(rejects)}`,
    });
    await expect.poll(output, { timeout: startPatienceMs }).toContain('Caderneta pronta em http://localhost:');
    child.kill('SIGUSR2');
    await expect.poll(output).toContain('nobody waits');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    await database.drop();
  });

  it(
    'ends with 1 and names every variable that is wrong',
    async () => {
      const { child, output } = runProgram({ CADERNETA_DATA: dataDir, PORT: 'x', CADERNETA_DEMO: 'y' });
      expect(await once(child, 'close')).toEqual([1, null]);
      expect(output()).toContain('A configuração tem erros:\n  PORT: ');
      expect(output()).toContain('  CADERNETA_DEMO: ');
    },
    startPatienceMs,
  );
});
