import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadSheetFonts } from '../node/load-sheet-fonts.ts';
import { openPdf } from '../node/open-pdf.ts';
import type { TextShape } from './drawing.ts';
import { layOutText } from './lay-out-text.ts';
import { type DrawnPage, pagesPdf } from './pdf-writer.ts';
import { fitText, hasAll, lostSigns, type SheetFonts, withFile } from './sheet-fonts.ts';
import { unpackWoff } from './unpack-woff.ts';

let fonts: SheetFonts;
let signFont: Uint8Array;
beforeAll(async () => {
  fonts = await loadSheetFonts();
  const file = createRequire(import.meta.url).resolve(
    '@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff',
  );
  signFont = await unpackWoff(await readFile(file));
});

const field = (text: string): TextShape => ({
  kind: 'text',
  text,
  xMm: 30,
  yMm: 60,
  sizeMm: 4.7,
  minSizeMm: 2.7,
  maxWidthMm: 87,
  face: 'medium',
});
const printed = (text: string): string =>
  fitText(field(text), fonts)
    .runs.map((run) => run.text)
    .join('');

describe('text in a field', () => {
  test('a short name keeps its size, letters and accents', () => {
    const fitted = fitText(field('João Conceição Araújo'), fonts);
    expect(fitted.sizeMm).toBe(4.7);
    expect(printed('João Conceição Araújo')).toBe('João Conceição Araújo');
  });

  test('a longer one shrinks, a very long one ends in an ellipsis', () => {
    const long = 'Maria Eduarda Albuquerque de Vasconcelos Guimarães';
    const shrunk = fitText(field(long), fonts);
    expect(shrunk.sizeMm).toBeLessThan(4.7);
    expect(printed(long)).toBe(long);
    const endless = fitText(field('Wladimir '.repeat(23)), fonts);
    expect(endless.sizeMm).toBe(2.7);
    expect(printed('Wladimir '.repeat(23)).endsWith('…')).toBe(true);
  });

  test('no text is ever wider than its field', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(fitText(field(text), fonts).widthMm).toBeLessThanOrEqual(87.001);
      }),
    );
  });

  test('letters of other alphabets never become empty boxes', () => {
    expect(printed('Žofie Łukasz')).toBe('Žofie Łukasz');
    expect(printed('Ana\u0000 Beatriz\u200b')).toBe('Ana Beatriz');
    expect(printed('Joa\u0303o')).toBe('João');
    expect(printed('日本')).toBe('??');
    expect(printed('Ana\tLuiza')).toBe('Ana Luiza');
  });

  test('a sign that no file has never loses its stroke: the contrary would be said', () => {
    expect(printed('9 ≠ 8')).toBe('9 ? 8');
  });

  test('each of those signs is seen on paper', async () => {
    const signs = [...'√≤≠≈π∞'];
    const pages = signs.map((text): DrawnPage => {
      const shape: TextShape = { kind: 'text', text, xMm: 10, yMm: 20, sizeMm: 8, face: 'regular' };
      return { widthMm: 30, heightMm: 30, shapes: [shape] };
    });
    const pdf = await openPdf(await pagesPdf(pages, withFile(fonts, signFont), { title: 'Sinais' }));
    for (const at of signs.keys()) {
      const drawn = await pdf?.decode(at + 1);
      const pixels = drawn?.ok ? drawn.photo.pixels : new Uint8ClampedArray();
      let dark = 0;
      for (let pixel = 0; pixel < pixels.length; pixel += 4) dark += Number((pixels[pixel] ?? 255) < 100);
      expect([signs[at], dark > 1000]).toEqual([signs[at], true]);
    }
    await pdf?.close();
  });

  test('names of Guarani and Kaingang keep their accents, and no heap of them is drawn', () => {
    const name = 'Jaxỹ Kuaraỹ Ẽnẽ Ũtĩ G̃aga';
    expect(printed(name).normalize('NFC')).toBe(name.normalize('NFC'));
    expect(hasAll(fonts, name)).toBe(true);
    expect(printed('Đặng')).toBe('Đang');
    expect(printed(`q${'\u0303'.repeat(40)}a`)).toBe('q\u0303a');
    expect(printed('\u0303 5\u0303')).toBe(' 5');
  });

  test('an accent that a letter lacks is drawn over it on paper', { tags: 'full' }, async () => {
    const pairs = [
      ['y', 'ỹ'],
      ['E', 'Ẽ'],
      ['u', 'ũ'],
      ['g', 'g\u0303'],
    ] as const;
    const pages = pairs.flat().map((text): DrawnPage => {
      const shape: TextShape = { kind: 'text', text, xMm: 10, yMm: 20, sizeMm: 8, face: 'regular' };
      return { widthMm: 30, heightMm: 30, shapes: [shape] };
    });
    const pdf = await openPdf(await pagesPdf(pages, fonts, { title: 'Nomes' }));
    const boxOf = async (page: number) => {
      const drawn = await pdf?.decode(page);
      if (!drawn?.ok) throw new Error(`no page ${page}`);
      const { width, pixels } = drawn.photo;
      const ink = Array.from({ length: pixels.length / 4 }, (_, at) => at).filter((at) => pixels[4 * at]! < 100);
      const columns = ink.map((at) => at % width);
      return { top: Math.floor(ink[0]! / width), left: Math.min(...columns), right: Math.max(...columns) };
    };
    for (const at of pairs.keys()) {
      const bare = await boxOf(2 * at + 1);
      const accented = await boxOf(2 * at + 2);
      const letter = bare.right - bare.left;
      expect(accented.top).toBeLessThan(bare.top);
      expect(Math.abs(accented.left - bare.left)).toBeLessThan(letter / 4);
      expect(Math.abs(accented.right - bare.right)).toBeLessThan(letter / 4);
    }
    await pdf?.close();
  });

  test('with the font of mathematics its signs are printed as they were typed, in every face', () => {
    const signs = '√16 ≤ 5, 9 ≠ 8, π ≈ 3,14, ∠ABC ∼ ∠DEF, A ∪ B ⊂ ℝ, α → ∞';
    expect(hasAll(fonts, 'Área de x² − ½')).toBe(true);
    expect(hasAll(fonts, signs)).toBe(false);
    const more = withFile(fonts, signFont);
    expect(hasAll(more, signs)).toBe(true);
    for (const face of ['regular', 'bold'] as const) {
      const { runs } = fitText({ ...field(signs), face }, more);
      expect(runs.map((run) => run.text).join('')).toBe(signs);
    }
  });

  test('exponents, indices and thirds are drawn of plain signs, smaller and off the line; what cannot be is told', () => {
    const partsOf = (text: string) =>
      fitText(field(text), fonts).runs.map(({ text: drawn, shift }) => [drawn, Math.sign(shift?.riseEm ?? 0)]);
    expect(partsOf('H₂O x⁻¹⁰')).toEqual([
      ['H', 0],
      ['2', -1],
      ['O x', 0],
      ['−', 1],
      ['¹', 0],
      ['0', 1],
    ]);
    expect(partsOf('⅓')).toEqual([
      ['1', 1],
      ['/', 0],
      ['3', 0],
    ]);
    const { runs } = fitText(field('x⁴'), fonts);
    expect(runs[1]!.widthMm).toBeLessThan(fitText(field('4'), fonts).widthMm * 0.7);
    expect(lostSigns(fonts, 'H₂O x⁴ x⁻¹ ⅓ 2⁵ ☐ ✓ ½')).toEqual(['☐', '✓']);
    expect(hasAll(fonts, 'H₂O x⁴ x⁻¹ ⅓ 2⁵')).toBe(true);
  });

  test('a long title takes two lines rather than small letters', () => {
    const title = (text: string) =>
      layOutText(
        { ...field(text), yMm: 36.5, sizeMm: 7.3, minSizeMm: 3.6, maxWidthMm: 125, twoLineSizeMm: 5.2 },
        fonts,
      );
    expect(title('Avaliação bimestral de Matemática')).toHaveLength(1);
    const lines = title('Avaliação diagnóstica de Língua Portuguesa e Matemática do 2º bimestre');
    expect(lines).toHaveLength(2);
    expect(lines[0]?.sizeMm).toBeGreaterThan(4.5);
    expect(lines[0]?.sizeMm).toBe(lines[1]?.sizeMm);
    expect(lines[1]?.yMm).toBe(36.5);
    expect(lines[0]?.yMm).toBeLessThan(36.5 - (lines[0]?.sizeMm ?? 0));
    expect(title('X'.repeat(150))).toHaveLength(1);
  });

  test('anchors place the same text left, centred and right', () => {
    const at = (anchor: TextShape['anchor']) => fitText({ ...field('10'), anchor }, fonts);
    expect(at('start').xMm).toBe(30);
    expect(at('middle').xMm).toBeCloseTo(30 - at('start').widthMm / 2, 6);
    expect(at('end').xMm).toBeCloseTo(30 - at('start').widthMm, 6);
  });
});
