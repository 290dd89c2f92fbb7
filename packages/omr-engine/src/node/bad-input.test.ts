import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeCutPhoto, makeSheetPhoto, makeTwoSheetPhoto, seededRandom } from '../../test-kit/index.ts';
import { failureMessages, layOutLegacySheet, layOutSheet, type SheetFailureCode, type SheetLayout } from '../index.ts';
import { readSheetFile } from './read-sheet-file.ts';

const spec = { groups: [10, 10], options: 4 };
const must = (laidOut: ReturnType<typeof layOutSheet>): SheetLayout => {
  if (!laidOut.ok) throw new Error(laidOut.message);
  return laidOut.layout;
};
const own = must(layOutSheet(spec));
const older = must(layOutLegacySheet(spec));

const flat = (width: number, height: number, level: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: level, g: level, b: level } } });

/** A PNG that is nothing but a header which promises 40,000 × 40,000 pixels. */
async function bomb(): Promise<Buffer> {
  const bytes = await flat(8, 8, 0).png().toBuffer();
  bytes.writeUInt32BE(40_000, 16);
  bytes.writeUInt32BE(40_000, 20);
  return bytes;
}

/** Books on a shelf: dark and light spines. */
const bookshelf = (): Promise<Buffer> => {
  const spines = Array.from(
    { length: 30 },
    (_, index) =>
      `<rect x="${20 + index * 41}" y="${60 + ((index * 37) % 90)}" width="34" height="700" fill="${index % 3 ? '#346' : '#eda'}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"><rect width="1280" height="720" fill="#a87"/>${spines.join('')}</svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
};

let sheet: Buffer;
beforeAll(async () => {
  sheet = (await makeSheetPhoto({ layout: own, seed: 71, quarterTurn: 0 })).jpeg;
});

/** What is sent, its codes (a photo may fail for one of two reasons), and what its message tells a person to do. */
const cases: readonly (readonly [
  string,
  () => Promise<Uint8Array> | Uint8Array,
  readonly SheetFailureCode[],
  RegExp,
])[] = [
  ['not an image', () => Buffer.from('Prezada professora'), ['not-an-image'], /Envie uma foto em JPEG.*PDF/],
  ['truncated', () => sheet.subarray(0, sheet.length / 3), ['damaged-image'], /Envie a foto de novo/],
  ['one pixel', () => flat(1, 1, 9).png().toBuffer(), ['too-small'], /Aproxime/],
  ['a decompression bomb', bomb, ['too-large'], /Envie uma foto menor/],
  ['a black frame', () => flat(1280, 720, 0).jpeg().toBuffer(), ['no-contrast'], /Ilumine/],
  ['a white frame', () => flat(1280, 720, 255).jpeg().toBuffer(), ['no-contrast'], /Ilumine/],
  ['a shelf without a sheet', bookshelf, ['no-sheet'], /Enquadre a folha inteira/],
  [
    'half of our sheet',
    async () => (await makeCutPhoto({ layout: own, seed: 72 }, seededRandom(1))).jpeg,
    ['half-sheet', 'markers-missing'],
    /Enquadre|Deixe visíveis/,
  ],
  [
    'half of an older sheet',
    async () => (await makeCutPhoto({ layout: older, seed: 73 }, seededRandom(2))).jpeg,
    ['half-sheet', 'layout-mismatch'],
    /Enquadre|Confira/,
  ],
  ['blurred beyond reading', () => sharp(sheet).blur(16).jpeg().toBuffer(), ['too-blurred'], /Apoie o aparelho/],
  ['a thumbnail', () => sharp(sheet).resize(120).jpeg().toBuffer(), ['too-small'], /Aproxime/],
  [
    'two sheets',
    async () => (await makeTwoSheetPhoto({ layout: own, seed: 74 }, { layout: own, seed: 75 })).jpeg,
    ['two-sheets'],
    /uma folha de cada vez/,
  ],
  [
    "another sheet than the key's",
    async () => (await makeSheetPhoto({ layout: must(layOutSheet({ groups: [13, 13], options: 4 })), seed: 76 })).jpeg,
    ['layout-mismatch'],
    /Confira/,
  ],
];

describe('bad input', () => {
  it.each(cases)('%s is refused with its code, and the message says what to do', async (_, make, codes, advice) => {
    const outcome = await readSheetFile(await make(), spec);
    expect(outcome.ok).toBe(false);
    if (outcome.ok) return;
    expect(codes).toContain(outcome.code);
    expect(outcome.message).toBe(failureMessages[outcome.code]);
    expect(outcome.message).toMatch(advice);
  });
});

describe('large photos', () => {
  it('a sheet of 48 megapixels is read', { tags: 'full' }, async () => {
    const { jpeg, truth } = await makeSheetPhoto({ layout: own, seed: 77, size: 'upload', quarterTurn: 0 });
    const large = await sharp(jpeg)
      .resize(6000, 8000, { fit: 'fill', kernel: 'linear' })
      .jpeg({ quality: 80 })
      .toBuffer();
    const outcome = await readSheetFile(large, spec);
    expect(outcome.ok).toBe(true);
    if (!outcome.ok) return;
    const clear = truth.filter(({ doubtful }) => !doubtful);
    for (const { group, question, letters } of clear)
      expect(outcome.answers[group]?.questions[question - 1]).toMatchObject({ letters });
  });
});
