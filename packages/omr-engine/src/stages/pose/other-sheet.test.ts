import { describe, expect, it } from 'vitest';
import { levels, makeSheetPhoto, makeTwoSheetPhoto, type TakenPhoto } from '../../../test-kit/index.ts';
import { layOutLegacySheet, layOutSheet, type Photo, type SheetLayout, type SheetSpec } from '../../index.ts';
import { readSheet } from '../../read-sheet.ts';
import type { RingCandidate } from '../rings/ring-candidates.ts';
import { hasOtherSheet } from './other-sheet.ts';

const spec: SheetSpec = { groups: [10, 10], options: 4 };
const layoutOf = (laidOut: ReturnType<typeof layOutSheet>): SheetLayout => {
  if (!laidOut.ok) throw new Error(laidOut.message);
  return laidOut.layout;
};
const own = layoutOf(layOutSheet(spec));
const largeRings = layoutOf(layOutLegacySheet(spec, { bubbleMm: 8 }));
const smallRings = layoutOf(layOutLegacySheet(spec, { bubbleMm: 5 }));
const asPhoto = ({ rgba, width, height }: TakenPhoto): Photo => ({ width, height, pixels: rgba });

describe('more than one sheet in a photo', () => {
  it.each([
    ['two without markers, whose rings differ in size', largeRings, smallRings],
    ['one of ours and one without markers', own, largeRings],
    ['two of ours', own, own],
  ] as const)('%s: refused', async (_, layout, other) => {
    const photo = await makeTwoSheetPhoto({ layout, seed: 11 }, { layout: other, seed: 12 });
    expect(readSheet(asPhoto(photo), spec)).toMatchObject({ ok: false, code: 'two-sheets' });
  });

  it.each([
    ['of ours', own, 3_025_001],
    ['without markers', layoutOf(layOutLegacySheet(spec)), 5_025_006],
  ] as const)('a sheet %s that lies on others, which it half hides, is read', async (_, layout, seed) => {
    const level = { ...levels.ordinary, behind: 'sheets', fill: [0.75, 0.85] } as const;
    const photo = await makeSheetPhoto({ layout, seed, level });
    expect(readSheet(asPhoto(photo), spec)).toMatchObject({ ok: true });
  });
});

describe('rings beside our page', () => {
  const gridAt = (left: number, columns: number, rows: number) =>
    Array.from({ length: columns * rows }, (_, at) => {
      const [x, y] = [left + (at % columns) * 30, 100 + Math.floor(at / columns) * 30];
      return { x, y, width: 16, height: 16, size: 16, ringScore: 1, area: 100, hull: 0.78 } as RingCandidate;
    });
  /** A further sheet's two groups of which a mark in each row was not seen, nor every seventh ring, whose line is too faint. */
  const others = [...gridAt(600, 4, 12), ...gridAt(770, 4, 12)].filter(
    (_, at) => at % 4 !== (at >> 3) % 4 && at % 7 !== 0,
  );
  const spots = gridAt(100, 4, 10).map(({ x, y }) => ({ x, y, radiusX: 8, radiusY: 8 }));
  const isTwo = (right: number, width: number) => {
    const page = [
      [50, 50],
      [right, 50],
      [right, 600],
      [50, 600],
    ] as const;
    return hasOtherSheet(others, spots, { groups: [10, 10], options: 4 }, { page, frame: { width, height: 720 } });
  };

  it('are another whole sheet where they end by themselves', () => {
    expect(isTwo(500, 1000)).toBe(true);
  });

  it('are a hidden one where they go on under it, and a pattern where they go on beyond the frame', () => {
    expect(isTwo(580, 1000)).toBe(false);
    expect(isTwo(500, 870)).toBe(false);
  });
});
