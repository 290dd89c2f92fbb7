import { describe, expect, test } from 'vitest';
import { ordinarily } from '../../../test-kit/ordinarily.ts';
import { rasterise } from '../../../test-kit/page-raster.ts';
import { makeSheetPhoto, type PhotoRequest } from '../../../test-kit/sheet-photo.ts';
import { stripOf } from '../../core/identity-strip.ts';
import type { SheetReading } from '../../core/reading.ts';
import type { SheetLayout, SheetSpec } from '../../core/sheet-layout.ts';
import { Workspace } from '../../core/workspace.ts';
import { loadSheetFonts } from '../../node/load-sheet-fonts.ts';
import { readSheetFile } from '../../node/read-sheet-file.ts';
import { readSheet } from '../../read-sheet.ts';
import { layOutSheet } from '../../sheet/lay-out-sheet.ts';
import { sheetSvg } from '../../sheet/svg-writer.ts';

const identity = 'AV318-20260417';
const page = { title: 'Prova', identity };
const workspace = new Workspace();
/** One column of every letter and blanks, one of another order. */
const answers = ['ABCD', 'DACB'].map((letters) => [...`${letters}${letters} ${letters}`].map((one) => one.trim()));

const layoutOf = (spec: SheetSpec): SheetLayout => {
  const laidOut = layOutSheet(spec);
  if (!laidOut.ok) throw new Error(laidOut.message);
  return laidOut.layout;
};
const usual = layoutOf({ groups: [13, 13], options: 4 });

async function read(request: PhotoRequest): Promise<SheetReading> {
  const { width, height, rgba } = await makeSheetPhoto({ page, ...request });
  const outcome = readSheet({ width, height, pixels: rgba }, request.layout.spec, { workspace });
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome;
}

const print = loadSheetFonts().then((fonts) => rasterise(sheetSvg(usual, page, fonts), 8));

/** The usual sheet as a printer put it out, each point's gray as told from its place in mm and the clean print. */
async function paperOf(gray: (xMm: number, yMm: number, clean: (xMm: number, yMm: number) => number) => number) {
  const { width, height, pxPerMm, gray: pixels } = await print;
  const clean = (xMm: number, yMm: number) =>
    pixels[Math.floor(yMm * pxPerMm) * width + Math.floor(xMm * pxPerMm)] ?? 255;
  const rgb = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at++) {
    rgb.fill(gray(((at % width) + 0.5) / pxPerMm, (Math.floor(at / width) + 0.5) / pxPerMm, clean), at * 3, at * 3 + 3);
  }
  return { width, height, pxPerMm, rgb };
}

/** The same with a box painted over it. */
const paperWith = ([left, top, right, bottom]: readonly [number, number, number, number], level: number) =>
  paperOf((x, y, clean) => (x >= left && x < right && y >= top && y < bottom ? level : clean(x, y)));

describe('the identity strip on photos', () => {
  test.each(
    ordinarily(2, [
      { spec: { groups: [13, 13], options: 4 }, level: 'hard', size: 'landscape' },
      { spec: { groups: [3], options: 2 }, level: 'hard', size: 'portrait' },
      { spec: { groups: [25, 25, 25, 25], options: 5 }, level: 'ordinary', size: 'landscape' },
    ] as const),
  )('$spec.groups at $level, $size', async ({ spec, level, size }) => {
    const reading = await read({ layout: layoutOf(spec), seed: 2_000_011, level, size });
    expect(reading.strip).toEqual(stripOf(identity));
    expect(reading.identity).toBeNull();
  });

  test('mirrored, upside down and lying on its side', { tags: 'full' }, async () => {
    for (const [quarterTurn, mirrored] of [
      [2, false],
      [1, true],
    ] as const) {
      const reading = await read({ layout: usual, seed: 2_000_021, quarterTurn, mirrored });
      expect([reading.strip, reading.mirrored]).toEqual([stripOf(identity), mirrored]);
    }
  });

  test('a sheet that names nobody has none', async () => {
    const reading = await read({ layout: usual, seed: 2_000_031, page: { title: 'Prova' } });
    expect(reading.strip).toBeNull();
  });

  test('without its strip a sheet is read alike, and names its pupil by the QR code', { tags: 'full' }, async () => {
    const paper = await paperWith([20, 266.8, 190, 285.6], 255);
    const photo = await makeSheetPhoto({ layout: usual, seed: 2_000_041, size: 'upload', paper });
    const outcome = await readSheetFile(photo.jpeg, usual.spec);
    expect(outcome).toMatchObject({ ok: true, strip: null, identity });
  });

  test.each(
    ordinarily(2, [
      ['something dark over a few columns', { box: [60, 262, 95, 290], level: 60 }],
      ['a white cell blackened', { box: [26, 269, 33.5, 276.4], level: 40 }],
      ['black cells gone', { box: [26, 277.2, 48, 285], level: 255 }],
      ['a cell between black and white', { box: [26, 277.2, 33.5, 284.5], level: 130 }],
    ] as const),
  )('%s: no strip rather than a wrong one', async (_, damage) => {
    const paper = await paperWith(damage.box, damage.level);
    const reading = await read({ layout: usual, seed: 2_000_051, paper });
    expect(reading.strip).toBeNull();
  });
});

describe('of whom a sheet is', () => {
  const isMarker = (x: number, y: number) =>
    usual.markers.some(({ xMm, yMm, sizeMm }) => x >= xMm && x <= xMm + sizeMm && y >= yMm && y <= yMm + sizeMm);
  const inCode = (x: number, y: number) => x >= 154 && x <= 185 && y >= 13 && y <= 44;
  const readPaper = async (gray: Parameters<typeof paperOf>[0]) => {
    const photo = await makeSheetPhoto({ layout: usual, seed: 2_000_071, size: 'upload', paper: await paperOf(gray) });
    return readSheetFile(photo.jpeg, usual.spec);
  };

  test("is read from the strip though its markers are gone, but a code on such a sheet may be anybody's", async () => {
    const outcome = await readPaper((x, y, clean) => (isMarker(x, y) ? 255 : clean(x, y)));
    expect(outcome).toMatchObject({ ok: true, found: 'lattice', strip: stripOf(identity), identity: null });
  });

  test('is not read from a code that stands elsewhere', async () => {
    const outcome = await readPaper((x, y, clean) => {
      if (inCode(x, y) || (y > 266 && y < 286 && x > 24 && x < 186)) return 255;
      return inCode(x + 130, y) ? clean(x + 130, y) : clean(x, y);
    });
    expect(outcome).toMatchObject({ ok: true, found: 'markers', strip: null, identity: null });
  });
});

describe('a sheet is read, with its strip, however it was printed', () => {
  const share = 0.97;
  test.each(
    ordinarily(2, [
      ['at 97 %', (x, y, clean) => clean((x - 105) / share + 105, (y - 148.5) / share + 148.5)],
      ['copied light', (x, y, clean) => 255 - 0.45 * (255 - clean(x, y))],
      ['copied dark', (x, y, clean) => 0.78 * clean(x, y)],
      ['on blue paper', (x, y, clean) => 30 + 0.55 * clean(x, y)],
    ] as [string, Parameters<typeof paperOf>[0]][]),
  )('%s', async (_, gray) => {
    const paper = await paperOf(gray);
    const reading = await read({ layout: usual, seed: 2_000_061, size: 'landscape', paper, answers });
    expect(reading.strip).toEqual(stripOf(identity));
    const open = reading.answers.flatMap(({ questions }) => questions.filter(({ state }) => state === 'uncertain'));
    expect(open.length).toBeLessThanOrEqual(3);
    const said = reading.answers.map(({ questions }, group) =>
      questions.map(({ state, letters }, at) => (state === 'uncertain' ? answers[group]![at] : letters)),
    );
    expect(said).toEqual(answers);
  });
});
