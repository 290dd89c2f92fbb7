import { readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exists, query, USERS, Workshop } from './testing/harness.ts';

const workshop = new Workshop();
beforeAll(() => workshop.open());
afterAll(() => workshop.close());

describe.each(USERS)('starting PostgreSQL as %s', (user) => {
  it('creates a cluster that keeps its promises and its password, and starts it again as it was', async () => {
    const dataDir = workshop.folderOf(`dados de ${user}`, user);
    const packageFolder = workshop.packageFor(user);
    const first = workshop.start(user, { dataDir, packageFolder });
    const { url, adopted } = await first.event('ready');
    expect(adopted).toBe(false);

    const [settings] = await query(
      url,
      `SELECT current_setting('fsync') AS fsync, current_setting('full_page_writes') AS pages,
              current_setting('listen_addresses') AS addresses, current_setting('unix_socket_directories') AS sockets,
              current_setting('server_encoding') AS encoding, current_setting('data_checksums') AS checksums,
              current_setting('server_version') AS version,
              (SELECT datlocprovider::text || ' ' || datlocale FROM pg_database WHERE datname = current_database()) AS locale`,
    );
    expect(settings).toEqual({
      fsync: 'on',
      pages: 'on',
      addresses: '127.0.0.1',
      sockets: '',
      encoding: 'UTF8',
      checksums: 'on',
      version: expect.stringMatching(/^18\./),
      locale: 'b C.UTF-8',
    });
    const passwordFile = path.join(dataDir, 'pg18', 'caderneta.password');
    expect(statSync(passwordFile).mode & 0o777).toBe(0o600);
    expect(readFileSync(passwordFile, 'utf8').trim()).toBe(new URL(url).password);
    for (const password of ['', 'wrong']) {
      const foreign = new pg.Client({
        host: '127.0.0.1',
        port: Number(new URL(url).port),
        user: 'caderneta',
        password,
      });
      await expect(foreign.connect()).rejects.toThrow(/password/);
    }
    await query(url, `CREATE TABLE kept AS SELECT 'Escola São João' AS name`);

    first.kill('SIGTERM');
    expect(await first.exit).toBe(0);
    expect(exists(dataDir, 'pg18', 'postmaster.pid')).toBe(false);

    const second = workshop.start(user, { dataDir, packageFolder });
    const again = await second.event('ready');
    expect(await query(again.url, 'SELECT name FROM kept')).toEqual([{ name: 'Escola São João' }]);
    await second.end();
  });

  it('serves a folder whose path a shell would misread', async () => {
    const dataDir = workshop.folderOf(`R$ 10 "à vista" \`${user}\``, user);
    const owner = workshop.start(user, { dataDir, packageFolder: workshop.packageFor(user) });
    expect(await query((await owner.event('ready')).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await owner.end();
  });

  it('says so when the password is lost, and does not touch the data', async () => {
    const dataDir = workshop.folderOf(`dados de ${user}`, user);
    const orders = { dataDir, packageFolder: workshop.packageFor(user) };
    const owner = workshop.start(user, orders);
    await owner.event('ready');
    await owner.end();
    rmSync(path.join(dataDir, 'pg18', 'caderneta.password'));
    const refused = await workshop.start(user, orders).event('failed');
    expect(refused).toMatchObject({ code: 'password-missing', message: expect.stringContaining('caderneta.password') });
  });
});

describe('a folder that cannot be used', () => {
  it('is refused when it holds something else', async () => {
    const dataDir = workshop.folderOf('outra coisa', 'ordinary user');
    workshop.folderOf('outra coisa/pg18', 'ordinary user');
    const orders = { dataDir, packageFolder: workshop.packageFor('ordinary user') };
    const refused = await workshop.start('ordinary user', orders).event('failed');
    expect(refused).toMatchObject({ code: 'data-folder-unusable', message: expect.stringContaining('CADERNETA_DATA') });
  });

  it('is refused when it cannot be made', async () => {
    const dataDir = path.join(workshop.folder, 'programa', 'child.mjs', 'dados');
    const orders = { dataDir, packageFolder: workshop.packageFor('ordinary user') };
    const refused = await workshop.start('ordinary user', orders).event('failed');
    expect(refused).toMatchObject({ code: 'data-folder-unusable', message: expect.stringContaining(dataDir) });
  });
});
