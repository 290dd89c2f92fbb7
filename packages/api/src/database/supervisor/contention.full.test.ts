import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exists, query, USERS, until, Workshop } from './testing/harness.ts';

const workshop = new Workshop();
beforeAll(() => workshop.open());
afterAll(() => workshop.close());

describe.each(USERS)('one instance a folder, as %s', (user) => {
  it('refuses a second one while the first lives, and leaves the first alone', async () => {
    const orders = { dataDir: workshop.folderOf(`disputa de ${user}`, user), packageFolder: workshop.packageFor(user) };
    const first = workshop.start(user, orders);
    const { url } = await first.event('ready');
    const second = workshop.start(user, orders);
    const refused = await second.event('failed');
    expect(refused.code).toBe('data-folder-in-use');
    expect(refused.message).toContain(orders.dataDir);
    expect(refused.message).toContain(`processo ${first.pid}`);
    expect(await second.exit).toBe(1);
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await first.end();
  });

  it('lets one of two first starts win and refuses the other', async () => {
    const orders = {
      dataDir: workshop.folderOf(`primeiros de ${user}`, user),
      packageFolder: workshop.packageFor(user),
    };
    const both = [workshop.start(user, orders), workshop.start(user, orders)];
    const notice = (kind: string) => both.filter((owner) => owner.events.some((event) => event.event === kind));
    await until('both are settled', () => notice('ready').length + notice('failed').length === 2);
    expect(notice('ready')).toHaveLength(1);
    const [loser] = notice('failed');
    expect(await loser?.event('failed')).toMatchObject({ code: 'data-folder-in-use' });
    const ready = await notice('ready')[0]?.event('ready');
    expect(await query(ready?.url ?? '', 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await Promise.all(both.map((owner) => owner.end()));
    expect(readdirSync(orders.dataDir)).toEqual(['pg18']);
  });

  it('starts again after a first start that was killed during initdb', async () => {
    const orders = { dataDir: workshop.folderOf(`criação de ${user}`, user), packageFolder: workshop.packageFor(user) };
    const killed = workshop.start(user, orders);
    const scratch = () => readdirSync(orders.dataDir).find((name) => name.startsWith('pg18.init-')) ?? '';
    // PG_VERSION is the first file that initdb writes; the catalogues take most of a second more.
    await until(
      'initdb is at work',
      () => scratch() !== '' && exists(orders.dataDir, scratch(), 'cluster', 'PG_VERSION'),
    );
    const left = scratch();
    killed.kill('SIGKILL');
    await killed.exit;
    expect(exists(orders.dataDir, 'pg18')).toBe(false);
    const owner = workshop.start(user, orders);
    await owner.event('ready');
    await owner.end();
    expect(exists(orders.dataDir, 'pg18', 'PG_VERSION')).toBe(true);
    // The orphaned initdb may have gone on writing while its folder was removed; by the next start nothing is left.
    const next = workshop.start(user, orders);
    await next.event('ready');
    await next.end();
    expect(exists(orders.dataDir, left)).toBe(false);
  });
});

describe.each(USERS)('a postmaster.pid that a crash left behind, as %s', (user) => {
  // Pids are given again soon after the machine or a container restarts; a server elsewhere even has the same name.
  it('does not keep the server from starting when its pid is now another "postgres"', async () => {
    const dataDir = workshop.folderOf(`disputa de ${user}`, user);
    const orders = { dataDir, packageFolder: workshop.packageFor(user) };
    const crashed = workshop.start(user, orders);
    await crashed.event('ready');
    const file = path.join(dataDir, 'pg18', 'postmaster.pid');
    const lines = readFileSync(file, 'utf8').split('\n');
    await crashed.end();

    const foreign = await workshop.foreign('postgres');
    writeFileSync(file, [String(foreign.pid), ...lines.slice(1)].join('\n'));
    const owner = workshop.start(user, orders);
    expect(await owner.event('ready')).toMatchObject({ adopted: false });
    expect(foreign.exitCode ?? foreign.signalCode).toBeNull();
    await owner.end();
  });
});
