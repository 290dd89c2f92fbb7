import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { SheetFace } from '../sheet/drawing.ts';
import { loadFaces, openSheetFonts, type SheetFonts } from '../sheet/sheet-fonts.ts';
import { unpackWoff } from '../sheet/unpack-woff.ts';

const require = createRequire(import.meta.url);

/** Latin first; the extended file serves names from elsewhere in Europe. */
const subsets = ['latin', 'latin-ext'] as const;

async function readFace(family: string, weight: number): Promise<Uint8Array[]> {
  return Promise.all(
    subsets.map(async (subset) => {
      const file = require.resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`);
      return unpackWoff(await readFile(file));
    }),
  );
}

const text = 'atkinson-hyperlegible-next';
const faces: Readonly<Record<SheetFace, readonly [string, number]>> = {
  regular: [text, 400],
  medium: [text, 500],
  bold: [text, 700],
  mono: ['atkinson-hyperlegible-mono', 500],
};

/** Fonts of the sheet from the installed packages: the machine needs none of its own. */
export const loadSheetFonts = async (): Promise<SheetFonts> =>
  openSheetFonts(await loadFaces((face) => readFace(...faces[face])));
