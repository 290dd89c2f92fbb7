import { createHash } from 'node:crypto';
import { decodePDFRawStream, PDFDocument, PDFRawStream } from 'pdf-lib';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { arucoPatterns } from '../core/aruco.data.ts';
import type { SheetLayout } from '../core/sheet-layout.ts';
import { loadSheetFonts } from '../node/load-sheet-fonts.ts';
import { sheetPng } from '../node/sheet-png.ts';
import type { SheetPage } from './drawing.ts';
import { sheetJson } from './json-writer.ts';
import { layOutLegacySheet } from './lay-out-legacy-sheet.ts';
import { layOutSheet } from './lay-out-sheet.ts';
import { sheetsPdf } from './pdf-writer.ts';
import type { SheetFonts } from './sheet-fonts.ts';
import { sheetSvg } from './svg-writer.ts';

let fonts: SheetFonts;
beforeAll(async () => {
  fonts = await loadSheetFonts();
});

const must = (laidOut: ReturnType<typeof layOutSheet>): SheetLayout => {
  if (!laidOut.ok) throw new Error(laidOut.message);
  return laidOut.layout;
};
const layout = must(layOutSheet({ groups: [13, 13], options: 4 }));
const page: SheetPage = {
  title: 'Avaliação bimestral de Matemática',
  school: 'E.M. Professora Dalva Nogueira',
  studentName: 'João Conceição Araújo',
  className: '9º Ano C',
  identity: 'AV318-20260417',
};

describe('SVG and PNG', () => {
  // Schools hold printed sheets: what a new kind of question puts on paper must leave every other sheet as it is, to the letter.
  test.each([
    [[13, 13], 4, {}, '7e2624b6f715004d'],
    [[13, 13], 4, { takesSeveral: true }, 'cf404bafc3a0f60c'],
    [[20], 4, {}, 'cf1907ec22706c32'],
    [[25, 25, 25, 25], 5, {}, 'eaa4dc3e9c5bce8e'],
  ] as const)('a sheet of %j with %i letters is printed as ever %j', (groups, options, more, digest) => {
    const svg = sheetSvg(must(layOutSheet({ groups, options })), { ...page, ...more }, fonts);
    expect(createHash('sha256').update(svg).digest('hex').slice(0, 16)).toBe(digest);
  });

  test('text is outlined: no font is asked of the machine', () => {
    const svg = sheetSvg(layout, page, fonts);
    expect(svg).not.toMatch(/<text|font-family/);
    expect(svg.match(/<path /g)?.length).toBeGreaterThan(300);
    expect(sheetSvg(layout, page, fonts)).toBe(svg);
  });

  test('the picture has the page’s size, rings and markers where the geometry says', async () => {
    const pxPerMm = 6;
    const png = await sheetPng(sheetSvg(layout, page, fonts), pxPerMm);
    const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1260, 1782]);
    const grey = (xMm: number, yMm: number): number =>
      data[Math.floor(yMm * pxPerMm) * info.width + Math.floor(xMm * pxPerMm)] ?? -1;
    for (const { x_mm, y_mm, r_mm } of sheetJson(layout).bubbles)
      for (let step = 0; step < 12; step += 1) {
        const [cos, sin] = [Math.cos((step * Math.PI) / 6), Math.sin((step * Math.PI) / 6)];
        expect(grey(x_mm + r_mm * cos, y_mm + r_mm * sin)).toBeLessThan(110);
        expect(grey(x_mm + 1.25 * r_mm * cos, y_mm + 1.25 * r_mm * sin)).toBe(255);
        expect(grey(x_mm + 0.8 * r_mm * cos, y_mm + 0.8 * r_mm * sin)).toBeGreaterThan(200);
      }
    for (const { id, xMm, yMm, sizeMm } of layout.markers)
      for (const [row, cells] of (arucoPatterns[id] ?? []).entries())
        for (const [column, white] of cells.entries())
          expect(grey(xMm + ((column + 0.5) * sizeMm) / 6, yMm + ((row + 0.5) * sizeMm) / 6)).toBe(white * 255);
  });

  test('a legacy sheet draws its frames and no marker', async () => {
    const legacy = must(layOutLegacySheet({ groups: [10, 10], options: 4 }));
    const png = await sheetPng(sheetSvg(legacy, page, fonts), 5);
    const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
    for (const { xMm, yMm, heightMm, widthMm } of legacy.columns) {
      const row = Math.round((yMm + heightMm / 2) * 5) * info.width;
      for (const edgeMm of [xMm, xMm + widthMm]) expect(data[row + Math.round(edgeMm * 5)]).toBeLessThan(60);
    }
    expect(data[Math.round(14.5 * 5) * info.width + Math.round(10 * 5)]).toBe(255);
  });
});

describe('JSON', () => {
  test('it has the fields that other programs rely on', () => {
    const json = sheetJson(must(layOutSheet({ groups: [3, 2], options: 2 })));
    expect([json.width_mm, json.height_mm]).toEqual([210, 297]);
    expect(json.bubbles).toHaveLength(10);
    expect(Object.keys(json.bubbles[0] ?? {})).toEqual(['group', 'question', 'option', 'x_mm', 'y_mm', 'r_mm']);
    expect(json.bubbles[0]).toMatchObject({ group: 0, question: 1, option: 0 });
    expect(json.bubbles.at(-1)).toMatchObject({ group: 1, question: 2, option: 1 });
    expect(json.strip?.cells).toHaveLength(42);
    expect(json.strip?.cells.at(-1)).toEqual({ x_mm: 176.476, y_mm: 277 });
    expect(sheetJson(must(layOutLegacySheet({ groups: [3, 2], options: 2 }))).strip).toBeNull();
  });

  test('with an identity it says which cells of the strip are black', () => {
    const black = sheetJson(layout, 'AV318-20260417').strip?.cells.map((cell) => (cell.black ? '#' : '.'));
    expect(black?.join('')).toBe('........##.#.#..#...####...#....##....###.');
  });
});

/** Characters that the PDF says its glyphs stand for: what a reader copies or searches. */
async function textOf(bytes: Uint8Array): Promise<Set<string>> {
  const document = await PDFDocument.load(bytes);
  const streams = document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [object] : []))
    .map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'));
  const codes = streams
    .filter((text) => text.includes('beginbfchar'))
    .flatMap((text) => [...text.matchAll(/<\w+> <(\w{4})>/g)]);
  return new Set(codes.map(([, code]) => String.fromCharCode(Number.parseInt(code ?? '0', 16))));
}

describe('PDF', () => {
  test('one A4 page a pupil, in order, with its own title and language', async () => {
    const bytes = await sheetsPdf([layout], [page, { ...page, studentName: 'Zilda' }, { title: 'Mestre' }], fonts);
    const document = await PDFDocument.load(bytes);
    expect(document.getPageCount()).toBe(3);
    expect(document.getTitle()).toBe(page.title);
    for (const { width, height } of document.getPages().map((one) => one.getSize()))
      expect([width, height].map((points) => Math.round((points * 25.4) / 72))).toEqual([210, 297]);
  });

  test('accented names can be searched, and names from elsewhere bring their letters', async () => {
    const text = await textOf(await sheetsPdf([layout], [page], fonts));
    for (const letter of 'JoãConceiçãAraújº1234áA') expect(text).toContain(letter);
    expect(text).not.toContain('Ž');
    expect(await textOf(await sheetsPdf([layout], [{ ...page, studentName: 'Žofie' }], fonts))).toContain('Ž');
  });

  test('a class of 40 stays small', async () => {
    const pages = Array.from({ length: 40 }, (_, index) => ({ ...page, studentName: `Aluno ${index + 1}` }));
    expect((await sheetsPdf([layout], pages, fonts)).length).toBeLessThan(900_000);
  });
});
