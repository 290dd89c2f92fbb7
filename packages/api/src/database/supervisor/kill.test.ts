import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exists, query, USERS, until, Workshop } from './testing/harness.ts';

const CYCLES = process.env.CADERNETA_FULL ? 50 : 1;
const workshop = new Workshop();
beforeAll(() => workshop.open());
afterAll(() => workshop.close());

function postmasterPid(dataDir: string): number {
  return Number(readFileSync(path.join(dataDir, 'pg18', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

describe.each(USERS)('killed as %s', (user) => {
  it(`loses nothing that it confirmed in ${CYCLES} kills, of the owner alone and with its server`, async () => {
    const orders = { dataDir: workshop.folderOf(`mortes de ${user}`, user), packageFolder: workshop.packageFor(user) };
    let confirmed = 0;
    for (let cycle = 0; cycle < CYCLES; cycle++) {
      const owner = workshop.start(user, { ...orders, writes: true });
      const { adopted } = await owner.event('ready');
      expect(adopted).toBe(cycle > 0 && cycle % 2 === 1);
      await owner.event('written', ({ row }) => row > confirmed + 20);
      await sleep(7 * (cycle % 11));
      const server = postmasterPid(orders.dataDir);
      owner.kill('SIGKILL');
      // Every second time the server dies as well, as in a power cut; else it stays behind as an orphan.
      if (cycle % 2 === 1) process.kill(server, 'SIGKILL');
      await owner.exit;
      confirmed = owner.events.reduce((last, event) => (event.event === 'written' ? event.row : last), confirmed);
    }
    const owner = workshop.start(user, orders);
    const { url } = await owner.event('ready');
    const [ledger] = await query<{ rows: string; last: number }>(
      url,
      'SELECT count(*) AS rows, max(row) AS last FROM ledger',
    );
    expect(ledger?.last).toBeGreaterThanOrEqual(confirmed);
    expect(Number(ledger?.rows)).toBe(ledger?.last);
    await owner.end();
  });

  it('brings its server back when only that was killed', async () => {
    const orders = {
      dataDir: workshop.folderOf(`mortes de ${user}`, user),
      packageFolder: workshop.packageFor(user),
    };
    const owner = workshop.start(user, orders);
    const { url } = await owner.event('ready');
    await query(url, 'CREATE TABLE kept AS SELECT 7 AS seven');
    const killed = postmasterPid(orders.dataDir);
    process.kill(killed, 'SIGKILL');
    await owner.event('log', ({ message }) => message.includes('parou inesperadamente'));
    await owner.event('log', ({ message }) => message.includes('voltou a funcionar'));
    expect(postmasterPid(orders.dataDir)).not.toBe(killed);
    expect(await query(url, 'SELECT seven FROM kept')).toEqual([{ seven: 7 }]);
    await owner.end();
    expect(exists(orders.dataDir, 'pg18', 'postmaster.pid')).toBe(false);
  });
});

describe('Ctrl+C', () => {
  const user = USERS[0];

  it('does not reach the server', async () => {
    const orders = { dataDir: workshop.folderOf(`mortes de ${user}`, user), packageFolder: workshop.packageFor(user) };
    const owner = workshop.start(user, { ...orders, ignoresInterrupt: true });
    const { url } = await owner.event('ready');
    owner.pressCtrlC();
    await owner.event('log', ({ message }) => message === 'interrupted');
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await owner.end();
  });

  it('stops owner and server orderly', async () => {
    const orders = { dataDir: workshop.folderOf('encerrado', user), packageFolder: workshop.packageFor(user) };
    const owner = workshop.start(user, orders);
    await owner.event('ready');
    const server = postmasterPid(orders.dataDir);
    owner.pressCtrlC();
    expect(await owner.exit).toBe(0);
    await until('the server is gone', () => !exists('/proc', String(server)));
    expect(readFileSync(path.join(orders.dataDir, 'pg18', 'postgres.log'), 'utf8')).toContain(
      'database system is shut down',
    );
  });
});

describe('a server that keeps dying', () => {
  it('is given up with a clear message', { tags: 'full' }, async () => {
    const user = USERS[0];
    const dataDir = workshop.folderOf(`mortes de ${user}`, user);
    const owner = workshop.start(user, { dataDir, packageFolder: workshop.packageFor(user) });
    await owner.event('ready');
    for (let death = 1; death <= 6; death++) {
      process.kill(postmasterPid(dataDir), 'SIGKILL');
      await until('it is back or given up', () => {
        const back = owner.events.filter((event) => event.event === 'log' && event.message.includes('voltou')).length;
        return back === death || owner.events.some((event) => event.event === 'lost');
      });
    }
    expect(await owner.event('lost')).toMatchObject({
      code: 'start-failed',
      message: expect.stringContaining(dataDir),
    });
    expect(await owner.exit).toBe(1);
  });
});
