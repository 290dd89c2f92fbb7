import { expect, test } from 'vitest';
import { CFB } from 'xlsx';
import { zipBytes } from './zip-bytes.ts';

const utf8 = new TextEncoder();

test('a ZIP holds its files under their paths, and nothing else', async () => {
  const picture = Uint8Array.from([0x89, 0x50, 0, 255]);
  const bytes = new Uint8Array(
    await zipBytes([
      ['imsmanifest.xml', utf8.encode('<manifest/>')],
      ['items/questao-1.xml', utf8.encode('É maior? ção')],
      ['images/a.png', picture],
    ]),
  );
  expect([...bytes.slice(0, 4)]).toEqual([0x50, 0x4b, 3, 4]);
  const read = CFB.read(bytes, { type: 'array' });
  // The library's reader marks what it reads by a file of its own, which is not in the bytes.
  expect(Buffer.from(bytes).includes('Sh33tJ5')).toBe(false);
  const files = read.FullPaths.filter((path: string) => !/\/$|Sh33tJ5/.test(path));
  expect(files.map((path: string) => path.replace(/^Root Entry\//, '')).sort()).toEqual([
    'images/a.png',
    'imsmanifest.xml',
    'items/questao-1.xml',
  ]);
  const content = (path: string) => Uint8Array.from(CFB.find(read, `/${path}`)?.content ?? []);
  expect(new TextDecoder().decode(content('items/questao-1.xml'))).toBe('É maior? ção');
  expect([...content('images/a.png')]).toEqual([...picture]);
});
