import { describe, expect, it } from 'vitest';
import {
  type ForeignPrint,
  type ForeignShapes,
  layOutForeignSheet,
  makeSheetPhoto,
  printForeignSheet,
  type SheetPhoto,
} from '../test-kit/index.ts';
import { ordinarily } from '../test-kit/ordinarily.ts';
import { type Photo, readSheet, type SheetSpec } from './index.ts';

const asPhoto = ({ rgba, width, height }: SheetPhoto): Photo => ({ width, height, pixels: rgba });

type Ovals = ForeignPrint & ForeignShapes & { readonly spec: SheetSpec };

const oval: Ovals = {
  spec: { groups: [10, 10], options: 4, numbering: 'continuous' },
  shape: 'oval',
  aspect: 1.9,
  bubbleMm: 5,
  bubbleLineMm: 0.35,
  frame: 'question',
  frameLineMm: 1,
  letters: 'inside',
  ruledRows: false,
  ink: 0,
  topMm: 52,
  heightMm: 230,
};

async function photoOf({ spec, ...print }: Ovals, seed: number, quarterTurn = 0): Promise<SheetPhoto> {
  const layout = layOutForeignSheet(spec, print);
  return makeSheetPhoto({ layout, paper: await printForeignSheet(layout, print, 8), seed, quarterTurn });
}

describe('sheets of ovals', () => {
  it.each(
    ordinarily<[string, Ovals, number, number]>(2, [
      ['in a thick frame a question', oval, 41, 0],
      ['on its side', oval, 33, 1],
      ['one column, five options', { ...oval, spec: { groups: [20], options: 5 }, bubbleMm: 4.6 }, 33, 0],
      [
        'upside down, three columns, no letters',
        { ...oval, spec: { groups: [8, 8, 8], options: 4 }, bubbleMm: 4.2, letters: 'none' },
        33,
        2,
      ],
    ]),
  )('%s are read, none silently wrong', async (_, sheet, seed, quarterTurn) => {
    const made = await photoOf(sheet, seed, quarterTurn);
    const outcome = readSheet(asPhoto(made), sheet.spec, { mode: 'upload' });
    if (!outcome.ok) throw new Error(outcome.code);
    let flagged = 0;
    for (const { group, question, letters, doubtful, alsoRight } of made.truth) {
      const { state, letters: read } = outcome.answers[group]!.questions[question - 1]!;
      if (state === 'uncertain') flagged += doubtful ? 0 : 1;
      else expect([letters, ...alsoRight]).toContain(read);
    }
    expect(flagged).toBeLessThanOrEqual(1);
    const corner = outcome.bubbles[0]!;
    const [left, top] = made.corners[0]!;
    const [right, bottom] = made.corners[2]!;
    const share = (at: number, from: number, to: number) => (at - from) / (to - from);
    expect(Math.max(share(corner.x, left, right), share(corner.y, top, bottom))).toBeLessThan(0.5);
  });

  it('are refused with a key of another shape', { tags: 'full' }, async () => {
    const photo = asPhoto(await photoOf(oval, 41));
    for (const spec of [
      { groups: [11, 11], options: 4 },
      { groups: [10, 10], options: 3 },
      { groups: [10], options: 4 },
    ])
      expect(readSheet(photo, spec, { mode: 'upload' }).ok).toBe(false);
  });
});

describe('what is looked at again', () => {
  it('is an upload alone: a frame of the stream in which nothing was found is refused at once', async () => {
    const photo = asPhoto(await photoOf(oval, 41));
    expect(readSheet(photo, oval.spec, { mode: 'stream' })).toMatchObject({ ok: false, code: 'no-sheet' });
  });
});
