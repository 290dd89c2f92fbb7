import { chmodSync, readdirSync, statSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeFolder } from './scratch.ts';
import { exists, query, Workshop } from './testing/harness.ts';

const user = 'ordinary user';
const workshop = new Workshop();
beforeAll(() => workshop.open());
afterAll(() => workshop.close());

const cache = path.join(workshop.folder, 'casa', '.cache', 'caderneta');
beforeEach(() => removeFolder(cache));

// One cluster for all: making one takes most of a second, and it is the programs that are tried.
const data = () => workshop.folderOf('dados', user);

async function startsWith(packageFolder: string): Promise<void> {
  const owner = workshop.start(user, { dataDir: data(), packageFolder });
  expect(await query((await owner.event('ready')).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await owner.end();
}

/** The complete copies in the cache. */
function copies(): string[] {
  return exists(cache) ? readdirSync(cache) : [];
}

describe('the programs of PostgreSQL', () => {
  it('are completed where they are when npm did not run install scripts', async () => {
    const folder = workshop.packageCopy('sem postinstall', user);
    expect(exists(folder, 'native/lib/libpq.so.5')).toBe(false);
    await startsWith(folder);
    expect(exists(folder, 'native/lib/libpq.so.5')).toBe(true);
    expect(copies()).toEqual([]);
  });

  it('are copied once when they cannot be completed where they are', async () => {
    const folder = workshop.packageCopy('só leitura', user);
    chmodSync(path.join(folder, 'native/lib'), 0o555);
    await startsWith(folder);
    const [copy = ''] = copies();
    expect(copies()).toEqual([expect.stringMatching(/^postgres-18\./)]);
    expect(exists(cache, copy, 'native/lib/libpq.so.5')).toBe(true);
    const made = statSync(path.join(cache, copy)).ctimeMs;
    await startsWith(folder);
    expect(statSync(path.join(cache, copy)).ctimeMs).toBe(made);
  });

  it('are copied when a shell would misread their path', async () => {
    await startsWith(workshop.packageCopy('custa R$ 10 $(exit 1)', user));
    expect(copies()).toHaveLength(1);
  });

  it('are copied again when a power cut spoiled the copy', async () => {
    const folder = workshop.packageCopy('corte de luz $', user);
    await startsWith(folder);
    truncateSync(path.join(cache, copies()[0] ?? '', 'native/bin/postgres'), 0);
    await startsWith(folder);
    expect(copies()).toHaveLength(1);
  });

  it('may be reinstalled while an orphan runs: it is restarted from the new ones', async () => {
    const dataDir = data();
    const old = workshop.packageCopy('antes', user);
    const killed = workshop.start(user, { dataDir, packageFolder: old });
    await killed.event('ready');
    killed.kill('SIGKILL');
    await killed.exit;
    await removeFolder(old);
    const owner = workshop.start(user, { dataDir, packageFolder: workshop.packageCopy('depois', user) });
    const { url, adopted } = await owner.event('ready');
    expect(adopted).toBe(false);
    await query(url, 'CREATE EXTENSION unaccent');
    expect(await query(url, `SELECT unaccent('ação') AS plain`)).toEqual([{ plain: 'acao' }]);
    await owner.end();
  });
});
