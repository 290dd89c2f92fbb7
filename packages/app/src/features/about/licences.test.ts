import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { licences, licencesOf } from '../../../licences.ts';
import type { Licences } from './licences.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'licencas-'));
  writeFileSync(join(folder, 'index.html'), '<script type="module" src="./main.js"></script>');
  addPackage('in-script', { license: 'MIT' }, 'MIT de A');
  addPackage('in-worker', { license: '(MIT OR GPL-3.0)' }, 'MIT de B');
  addPackage('beside', { license: 'ISC', dependencies: { below: '1.0.0' } }, 'ISC de C');
  addPackage('below', { license: 'MIT', author: 'Dora <dora@rede.example>' });
  addPackage('unused', { license: 'GPL-3.0' }, 'GPL');
});
afterAll(() => rmSync(folder, { recursive: true }));

function addPackage(name: string, fields: object, text?: string) {
  const own = join(folder, 'node_modules', name);
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, 'package.json'), JSON.stringify({ name, version: '1.0.0', main: 'index.js', ...fields }));
  writeFileSync(join(own, 'index.js'), `export const name = '${name}';\n`);
  if (text) writeFileSync(join(own, 'LICENSE.md'), text);
}

async function built(...imports: string[]): Promise<Licences> {
  const worker = `new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });`;
  const lines = imports.map((name) => `import { name as ${name.replaceAll('-', '')} } from '${name}';`);
  const used = imports.map((name) => name.replaceAll('-', '')).join(', ');
  writeFileSync(join(folder, 'main.js'), `${lines.join('\n')}\nconsole.log(${used});\n${worker}\n`);
  writeFileSync(join(folder, 'worker.js'), `import { name } from 'in-worker';\npostMessage(name);\n`);
  const { app, worker: ofWorker } = licences(['beside']);
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [app],
    worker: { format: 'es', plugins: () => [ofWorker] },
  });
  return JSON.parse(readFileSync(join(folder, 'dist/licences.json'), 'utf8'));
}

test('every package of scripts, workers and what is named beside them is listed, with its text', async () => {
  const { packages, texts } = await built('in-script');
  const found = packages.map(({ name, licence, text }) => [name, licence, texts[text]]);
  expect(found).toEqual([
    ['below', 'MIT', expect.stringContaining('Copyright (c) Dora\n\nPermission is hereby granted')],
    ['beside', 'ISC', 'ISC de C'],
    ['in-script', 'MIT', 'MIT de A'],
    ['in-worker', '(MIT OR GPL-3.0)', 'MIT de B'],
  ]);
});

test('a package that may not be carried, or says nothing of it, fails the build by its name', async () => {
  await expect(built('in-script', 'unused')).rejects.toThrow('unused 1.0.0: the licence GPL-3.0 is not allowed');
  const carried = (name: string, fields: object) => {
    addPackage(name, fields);
    return { name, version: '1.0.0', folder: join(folder, 'node_modules', name), ...fields };
  };
  expect(() => licencesOf([carried('silent', {}), carried('own-words', { license: 'SEE LICENSE IN X' })])).toThrow(
    /silent 1\.0\.0: the licence UNLICENSED is not allowed\nown-words 1\.0\.0: the licence SEE LICENSE IN X is not allowed/,
  );
  expect(() => licencesOf([carried('both', { license: '(MIT AND ISC)' })])).toThrow('both 1.0.0: brings no text');
});

test('the LGPL of the MP3 encoder comes with its own text and the one that it stands on', () => {
  const lamejs = { name: '@breezystack/lamejs', version: '1.2.7', license: 'LGPL-3.0' };
  const { packages, texts } = licencesOf([{ ...lamejs, folder: join(folder, 'node_modules/unused') }]);
  expect(packages[0]?.licence).toBe('LGPL-3.0');
  expect(texts[0]).toMatch(/GNU LESSER GENERAL PUBLIC LICENSE[\s\S]*GNU GENERAL PUBLIC LICENSE/);
  expect(() => licencesOf([{ ...lamejs, name: 'other', folder }])).toThrow('other 1.2.7: the licence LGPL-3.0');
});
