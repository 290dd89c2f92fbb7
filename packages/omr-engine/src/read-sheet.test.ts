import { answersIn } from '@caderneta/contract';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeSheetPhoto, type PhotoRequest, type SheetPhoto } from '../test-kit/index.ts';
import { ordinarily } from '../test-kit/ordinarily.ts';
import {
  layOutLegacySheet,
  layOutSheet,
  type Photo,
  type ReadOutcome,
  type SheetLayout,
  type SheetSpec,
} from './index.ts';
import { readSheet } from './read-sheet.ts';

const own = (groups: number[], options = 4): SheetLayout => {
  const laidOut = layOutSheet({ groups, options });
  if (!laidOut.ok) throw new Error(laidOut.message);
  return laidOut.layout;
};
const legacy = (groups: number[], style: Parameters<typeof layOutLegacySheet>[1] = {}, runsOn = false): SheetLayout => {
  const laidOut = layOutLegacySheet({ groups, options: 4, numbering: runsOn ? 'continuous' : 'restart' }, style);
  if (!laidOut.ok) throw new Error(laidOut.message);
  return laidOut.layout;
};
const asPhoto = ({ rgba, width, height }: SheetPhoto): Photo => ({ width, height, pixels: rgba });

/** Questions that a reading has silently wrong, and how many it leaves to a person. */
function judge(photo: SheetPhoto, outcome: ReadOutcome) {
  if (!outcome.ok) return { code: outcome.code, wrong: [], flagged: 0 };
  let flagged = 0;
  const wrong = photo.truth.filter(({ group, question, letters, alsoRight }) => {
    const answer = outcome.answers[group]?.questions[question - 1];
    if (answer?.state === 'uncertain') flagged++;
    else return ![letters, ...alsoRight].includes(answer?.letters ?? '');
    return false;
  });
  return { code: null, wrong, flagged };
}

async function readPhoto(request: PhotoRequest, spec: SheetSpec = request.layout.spec) {
  const photo = await makeSheetPhoto(request);
  const outcome = readSheet(asPhoto(photo), spec);
  return { photo, outcome, ...judge(photo, outcome) };
}

describe('our own sheet', () => {
  const shapes = [own([10, 10]), own([13, 13]), own([20], 5), own([7, 12]), own([15, 15, 15])];
  it.each(ordinarily(3, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]))(
    'ordinary photo %i is read by its markers, nothing silently wrong',
    async (seed) => {
      const layout = shapes[seed % shapes.length]!;
      const { outcome, wrong, flagged } = await readPhoto({ layout, seed, size: seed % 2 ? 'portrait' : 'landscape' });
      expect(outcome).toMatchObject({ ok: true, found: 'markers' });
      expect(wrong).toEqual([]);
      expect(flagged).toBeLessThan(5);
    },
  );

  it.each(ordinarily(2, [21, 22, 23, 24, 25, 26]))('hard photo %i', async (seed) => {
    const { code, wrong } = await readPhoto({ layout: shapes[seed % 4]!, seed, level: 'hard', size: 'portrait' });
    expect(code).toBeNull();
    expect(wrong).toEqual([]);
  });

  it.each(ordinarily(2, [1, 2, 0, 3]))('turned by %i quarters, also mirrored', async (quarterTurn) => {
    for (const mirrored of [false, true]) {
      const { outcome, wrong } = await readPhoto({ layout: own([10, 10]), seed: 31, quarterTurn, mirrored });
      expect(outcome).toMatchObject({ ok: true, mirrored });
      expect(wrong).toEqual([]);
    }
  });

  it('an upload of 12 megapixels', { tags: 'full' }, async () => {
    const { wrong, outcome } = await readPhoto({ layout: own([13, 13]), seed: 3, size: 'upload-12mp' });
    expect(outcome.ok).toBe(true);
    expect(wrong).toEqual([]);
  });

  it('a blank sheet is blank everywhere', async () => {
    const { outcome } = await readPhoto({ layout: own([10, 10]), seed: 5, answers: Array(2).fill(Array(10).fill('')) });
    const states = outcome.ok ? answersIn(outcome.answers).map(({ state }) => state) : [];
    expect(states).toEqual(Array(20).fill('blank'));
  });

  it('a region makes no difference, nor does a wrong one', async () => {
    const photo = await makeSheetPhoto({ layout: own([10, 10]), seed: 12, size: 'landscape', quarterTurn: 0 });
    const whole = readSheet(asPhoto(photo), { groups: [10, 10], options: 4 });
    const xs = photo.corners.map(([x]) => x);
    const region = {
      x: Math.min(...xs) - 20,
      y: 0,
      width: Math.max(...xs) - Math.min(...xs) + 40,
      height: photo.height,
    };
    for (const given of [region, { x: 0, y: 0, width: 200, height: 200 }]) {
      const outcome = readSheet(asPhoto(photo), { groups: [10, 10], options: 4 }, { region: given });
      expect(outcome.ok && outcome.answers).toEqual(whole.ok && whole.answers);
      expect(outcome.ok && whole.ok && Math.abs(outcome.bubbles[0]!.x - whole.bubbles[0]!.x)).toBeLessThan(1);
    }
  });

  it('three of four markers are enough', async () => {
    const photo = await makeSheetPhoto({ layout: own([10, 10]), seed: 9, quarterTurn: 0 });
    const pixels = photo.rgba.slice();
    const [cornerX, cornerY] = photo.corners[3]!;
    const reach = photo.width / 7;
    for (let y = 0; y < photo.height; y++)
      for (let x = 0; x < photo.width; x++)
        if (Math.hypot(x - cornerX, y - cornerY) < reach)
          pixels.fill(150, (y * photo.width + x) * 4, (y * photo.width + x) * 4 + 3);
    const outcome = readSheet({ width: photo.width, height: photo.height, pixels }, { groups: [10, 10], options: 4 });
    expect(outcome).toMatchObject({ ok: true, markersFound: 3 });
    expect(judge(photo, outcome).wrong).toEqual([]);
  });
});
describe("the older service's sheet", () => {
  it.each(ordinarily(3, [1, 2, 3, 4, 5, 6, 7, 8]))('ordinary photo %i is read by its rings', async (seed) => {
    const letters = (['inside', 'above', 'none'] as const)[seed % 3]!;
    const layout = legacy(
      seed % 2 ? [10, 10] : [13, 13],
      { letters, bubbleMm: 5 + (seed % 4), ruledRows: seed % 4 === 0 },
      seed % 3 === 0,
    );
    const { outcome, wrong } = await readPhoto({ layout, seed, size: 'portrait' });
    expect(outcome).toMatchObject({ ok: true, found: 'lattice', mirrored: false });
    expect(wrong).toEqual([]);
  });

  it.each(ordinarily(1, [11, 12, 13, 14]))('faint, thin print in photo %i', async (seed) => {
    const layout = legacy([10, 10], { ink: 0.45, bubbleLineMm: 0.25, bubbleMm: 5.4 });
    const { outcome, wrong } = await readPhoto({ layout, seed, size: 'portrait' });
    expect(outcome.ok).toBe(true);
    expect(wrong).toEqual([]);
  });

  it.each(ordinarily(2, [1, 2, 0, 3]))('turned by %i quarters, numbers running on to 26', async (quarterTurn) => {
    const { wrong, outcome } = await readPhoto({ layout: legacy([13, 13], {}, true), seed: 17, quarterTurn });
    expect(outcome).toMatchObject({ ok: true, mirrored: false });
    expect(wrong).toEqual([]);
  });

  it('mirrored, it is read the right way round or refused', async () => {
    for (const seed of ordinarily(1, [1, 2, 3])) {
      const { outcome, wrong } = await readPhoto({ layout: legacy([13, 13], {}, true), seed, mirrored: true });
      if (outcome.ok) expect(outcome.mirrored).toBe(true);
      expect(wrong).toEqual([]);
    }
  });
});

describe('refusals', () => {
  const spec: SheetSpec = { groups: [10, 10], options: 4 };
  const plain = (level: number, width = 1280, height = 720): Photo => ({
    width,
    height,
    pixels: new Uint8ClampedArray(width * height * 4).map((_, i) => (i % 4 === 3 ? 255 : level + ((i * 7919) % 9))),
  });

  it.each([
    ['a black frame', plain(2), 'no-contrast'],
    ['a white frame', plain(240), 'no-contrast'],
    ['one pixel', plain(0, 1, 1), 'too-small'],
    ['a thumbnail', plain(90, 120, 90), 'too-small'],
    ['a strip', plain(90, 1280, 2), 'too-small'],
  ] as const)('%s', (_, photo, code) => {
    expect(readSheet(photo, spec)).toMatchObject({ ok: false, code });
  });

  const toPhoto = async (image: Sharp): Promise<Photo> => {
    const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, pixels: new Uint8ClampedArray(data) };
  };

  it('a page of text is no sheet', async () => {
    const words = Array.from(
      { length: 28 },
      (_, i) =>
        `<text x="40" y="${60 + i * 40}" font-size="26">Cooperação, bondade e o povo ${i * 37} 8 O 0 Q o a e</text>`,
    );
    const page = `<svg xmlns="http://www.w3.org/2000/svg" width="860" height="1216"><rect width="860" height="1216" fill="#eee"/>${words.join('')}</svg>`;
    expect(readSheet(await toPhoto(sharp(Buffer.from(page))), spec).ok).toBe(false);
  });

  it('half a sheet, two sheets, a blurred one', { tags: 'full' }, async () => {
    const [one, two] = await Promise.all(
      [1, 2].map((seed) => makeSheetPhoto({ layout: own([10, 10]), seed, quarterTurn: 0 })),
    );
    const half = sharp(one!.jpeg).extract({
      left: 0,
      top: 0,
      width: one!.width,
      height: Math.round(one!.height * 0.55),
    });
    const halfOutcome = readSheet(await toPhoto(half), spec);
    expect(halfOutcome.ok).toBe(false);
    const both = sharp({
      create: { width: one!.width * 2, height: one!.height, channels: 3, background: '#333' },
    }).composite([
      { input: one!.jpeg, left: 0, top: 0 },
      { input: two!.jpeg, left: one!.width, top: 0 },
    ]);
    const bothPhoto = await toPhoto(sharp(await both.png().toBuffer()));
    expect(readSheet(bothPhoto, spec)).toMatchObject({ ok: false, code: 'two-sheets' });
    expect(readSheet(await toPhoto(sharp(one!.jpeg).blur(16)), spec)).toMatchObject({ ok: false, code: 'too-blurred' });
  });

  let asked: Promise<SheetPhoto[]> | undefined;
  /** Both kinds of sheet, of 10 and 10. */
  const photos = () => {
    asked ??= Promise.all([
      makeSheetPhoto({ layout: own([10, 10]), seed: 40 }),
      makeSheetPhoto({ layout: legacy([10, 10]), seed: 41 }),
    ]);
    return asked;
  };
  it.each(
    ordinarily<[groups: number[], options: number]>(3, [
      [[13, 13], 4],
      [[10, 10], 5],
      [[10, 10, 10], 4],
      [[9, 9], 4],
      [[10, 10], 3],
      [[10, 13], 4],
      [[20], 4],
    ]),
  )('a sheet of 10 and 10 is not read as %j with %i options', async (groups, options) => {
    for (const photo of await photos()) expect(readSheet(asPhoto(photo), { groups, options }).ok).toBe(false);
  });
});
