import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import fontkit from '@pdf-lib/fontkit';
import { expect, it } from 'vitest';
import { unpackWoff } from './unpack-woff.ts';

const name = '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff';

it('gives the same letters, widths and kerning as the packed font', async () => {
  const woff = await readFile(createRequire(import.meta.url).resolve(name));
  const unpacked = await unpackWoff(woff);
  expect(unpacked.length).toBeGreaterThan(woff.length);
  const said = (bytes: Uint8Array) => {
    const { glyphs, positions } = fontkit.create(bytes).layout('Avaliação de João, 9º Ano: 8,5 Tê');
    return glyphs.map(({ id, advanceWidth }, index) => [id, advanceWidth, positions[index]?.xAdvance]);
  };
  expect(said(unpacked)).toEqual(said(woff));
  // Once unpacked it stays as it is.
  expect(await unpackWoff(unpacked)).toBe(unpacked);
});

it('leaves what is no WOFF as it is, and does not take a damaged one', async () => {
  const short = new Uint8Array([1, 2, 3]);
  expect(await unpackWoff(short)).toBe(short);
  const woff = new Uint8Array(await readFile(createRequire(import.meta.url).resolve(name)));
  await expect(unpackWoff(woff.subarray(0, woff.length / 2))).rejects.toThrow();
});
