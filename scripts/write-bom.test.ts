import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readBom } from './write-bom.mjs';

interface LockedPackage {
  readonly name?: string;
  readonly version: string;
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly optional?: boolean;
}

interface Bom {
  readonly components: readonly {
    readonly name: string;
    readonly purl: string;
    readonly licenses?: readonly object[];
    readonly hashes?: readonly { readonly alg: string }[];
  }[];
  readonly dependencies: readonly { readonly ref: string }[];
}

test('the bill of materials names every package that the product installs, with version, licence and hash', () => {
  const root = path.resolve(import.meta.dirname, '..');
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const bom: Bom = readBom();
  expect(bom).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: 'caderneta', version: lock.version } },
  });
  const listed = new Map(bom.components.map((one) => [one.purl, one]));
  const installed = Object.entries<LockedPackage>(lock.packages).filter(
    ([folder, { dev, link, optional }]) => folder.startsWith('node_modules/') && !dev && !link && !optional,
  );
  expect(installed.length).toBeGreaterThan(100);
  for (const [folder, { name, version }] of installed) {
    const purl = `pkg:npm/${(name ?? folder.replace(/^.*node_modules\//, '')).replace('@', '%40')}@${version}`;
    const component = listed.get(purl);
    expect([purl, component?.licenses?.length, component?.hashes?.[0]?.alg]).toEqual([purl, 1, 'SHA-512']);
  }
  expect(bom.components.map(({ name }) => name)).not.toContain('vitest');
  expect(bom.dependencies.map(({ ref }) => ref)).toEqual(expect.arrayContaining([`caderneta@${lock.version}`]));
});
