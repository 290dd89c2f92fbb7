import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type ForeignPrint,
  type ForeignShapes,
  layOutForeignSheet,
  makeSheetPhoto,
  printForeignSheet,
  type SheetPhoto,
} from '../test-kit/index.ts';
import { layOutSheet, type Photo, readSheet, type SheetSpec } from './index.ts';
import { loadSecondAttempt } from './node/load-second-attempt.ts';
import { liveHandles } from './opencv/mat-scope.ts';
import { withoutOpenCv } from './opencv/second-attempt.ts';
import type { SecondAttempt } from './second-attempt.ts';

let second: SecondAttempt;

beforeAll(async () => {
  second = await loadSecondAttempt();
  if (second === withoutOpenCv) throw new Error('OpenCV did not start');
}, 60_000);

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
  it.each<[string, Ovals, number, number]>([
    ['in a thick frame a question', oval, 41, 0],
    ['on its side, one column, five options', { ...oval, spec: { groups: [20], options: 5 }, bubbleMm: 4.6 }, 33, 1],
    [
      'upside down, three columns, no letters',
      { ...oval, spec: { groups: [8, 8, 8], options: 4 }, bubbleMm: 4.2, letters: 'none' },
      33,
      2,
    ],
  ])('%s are read, none silently wrong', async (_, sheet, seed, quarterTurn) => {
    const made = await photoOf(sheet, seed, quarterTurn);
    const outcome = readSheet(asPhoto(made), sheet.spec, { secondAttempt: second, mode: 'upload' });
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
    expect(liveHandles()).toBe(0);
  });

  it('are refused with a key of another shape', async () => {
    const photo = asPhoto(await photoOf(oval, 41));
    for (const spec of [
      { groups: [11, 11], options: 4 },
      { groups: [10, 10], options: 3 },
      { groups: [10], options: 4 },
    ])
      expect(readSheet(photo, spec, { secondAttempt: second, mode: 'upload' }).ok).toBe(false);
  });
});

describe('what is tried again', () => {
  /** Counts what is asked of OpenCV, and finds nothing. */
  const counting = () => {
    const asked: string[] = [];
    const silent: SecondAttempt = {
      ...withoutOpenCv,
      findShapeGrids: () => {
        asked.push('shapes');
        return [];
      },
      enhance: () => {
        asked.push('enhance');
        return null;
      },
    };
    return { asked, silent };
  };

  it('is nothing where three markers or more place a sheet that is not the key’s', async () => {
    const laidOut = layOutSheet({ groups: [13, 13], options: 4 });
    if (!laidOut.ok) throw new Error(laidOut.message);
    const photo = asPhoto(await makeSheetPhoto({ layout: laidOut.layout, seed: 8 }));
    const { asked, silent } = counting();
    const outcome = readSheet(photo, { groups: [10, 10], options: 4 }, { secondAttempt: silent, mode: 'upload' });
    expect(outcome).toMatchObject({ ok: false, code: 'layout-mismatch' });
    expect(asked).toEqual([]);
  });

  it('is everything for an upload in which nothing was found, and nothing for a frame of the stream', () => {
    const pixels = new Uint8ClampedArray(640 * 480 * 4).map((_, at) => (Math.floor(at / 97) % 2 ? 210 : 90));
    const photo = { width: 640, height: 480, pixels };
    for (const [mode, expected] of [
      ['upload', ['shapes', 'enhance']],
      ['stream', []],
    ] as const) {
      const { asked, silent } = counting();
      expect(readSheet(photo, { groups: [10], options: 4 }, { secondAttempt: silent, mode }).ok).toBe(false);
      expect(asked).toEqual(expected);
    }
  });

  it('ends when its time is over', () => {
    const pixels = new Uint8ClampedArray(640 * 480 * 4).map((_, at) => (Math.floor(at / 97) % 2 ? 210 : 90));
    const { silent } = counting();
    let tried = 0;
    let ms = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => ms);
    const slow: SecondAttempt = {
      ...silent,
      *findShapeGrids(image) {
        for (; tried < 50; tried++) {
          ms += 1_500;
          yield { image, rings: [], isStretched: false, radiusScale: 1, toSource: (x, y) => [x, y] };
        }
      },
    };
    const photo = { width: 640, height: 480, pixels };
    expect(readSheet(photo, { groups: [10], options: 4 }, { secondAttempt: slow, mode: 'upload' }).ok).toBe(false);
    expect(tried).toBe(2);
    clock.mockRestore();
  });
});
