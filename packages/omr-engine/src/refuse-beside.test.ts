import { beforeAll, describe, expect, it } from 'vitest';
import { makeSheetPhoto } from '../test-kit/index.ts';
import {
  layOutLegacySheet,
  layOutSheet,
  type Photo,
  type PlacedBubble,
  readSheet,
  type SheetReading,
} from './index.ts';
import { loadSecondAttempt } from './node/load-second-attempt.ts';
import { liveHandles } from './opencv/mat-scope.ts';
import { withoutOpenCv } from './opencv/second-attempt.ts';
import { refuseBeside } from './refuse-beside.ts';
import type { SecondAttempt } from './second-attempt.ts';

const spec = { groups: [10, 10], options: 4 };

/** A photo that was read, and its reading. */
interface Read {
  readonly photo: Photo;
  readonly reading: SheetReading;
}

async function readOf(laidOut: ReturnType<typeof layOutSheet>, seed: number): Promise<Read> {
  if (!laidOut.ok) throw new Error(laidOut.message);
  const { width, height, rgba } = await makeSheetPhoto({ layout: laidOut.layout, seed, level: 'hard' });
  const photo = { width, height, pixels: rgba };
  const reading = readSheet(photo, spec);
  if (!reading.ok) throw new Error(reading.code);
  return { photo, reading };
}

let second: SecondAttempt;
let own: Read;
let legacy: Read;

beforeAll(async () => {
  second = await loadSecondAttempt();
  if (second === withoutOpenCv) throw new Error('OpenCV did not start');
  own = await readOf(layOutSheet(spec), 41);
  legacy = await readOf(layOutLegacySheet(spec, { bubbleMm: 6 }), 42);
}, 60_000);

describe('what stands beside a reading', () => {
  it('is nothing where the sheet is the key’s', () => {
    for (const { photo, reading } of [own, legacy]) expect(refuseBeside(reading, photo, spec, second)).toBe(reading);
    expect(liveHandles()).toBe(0);
  });

  it.each<[string, (bubble: PlacedBubble) => boolean, number]>([
    ['a column that the key lacks', ({ group }) => group === 0, 4],
    ['an option that the key lacks', ({ option }) => option < 3, 3],
  ])('is %s, on a sheet found by its rings', (_, isRead, options) => {
    const { photo, reading } = legacy;
    const bubbles = reading.bubbles.filter(isRead);
    const answers = reading.answers.slice(0, new Set(bubbles.map(({ group }) => group)).size);
    const key = { groups: answers.map(({ questions }) => questions.length), options };
    expect(refuseBeside({ ...reading, bubbles, answers }, photo, key, second)).toMatchObject({
      ok: false,
      code: 'layout-mismatch',
    });
  });

  it('is not asked for where nobody is there to ask, where markers place the sheet, or where it was refused', () => {
    const { photo, reading } = legacy;
    const twoSheets = { ...second, lookBeside: () => ({ longerRows: 0, isOtherSheet: true }) };
    expect(refuseBeside(reading, photo, spec, null)).toBe(reading);
    expect(refuseBeside(reading, photo, spec, { ...second, lookBeside: () => null })).toBe(reading);
    expect(refuseBeside(reading, photo, spec, twoSheets)).toMatchObject({ ok: false, code: 'two-sheets' });
    expect(refuseBeside(own.reading, own.photo, spec, twoSheets)).toBe(own.reading);
    const blank = { width: 400, height: 300, pixels: new Uint8ClampedArray(400 * 300 * 4).fill(230) };
    const failure = readSheet(blank, spec);
    expect(refuseBeside(failure, blank, spec, twoSheets)).toBe(failure);
  });
});
