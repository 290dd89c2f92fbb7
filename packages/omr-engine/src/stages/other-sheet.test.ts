import { describe, expect, it } from 'vitest';
import { levels, makeSheetPhoto, makeTwoSheetPhoto, type TakenPhoto } from '../../test-kit/index.ts';
import { layOutLegacySheet, layOutSheet, type Photo, type SheetLayout, type SheetSpec } from '../index.ts';
import { readSheet } from '../read-sheet.ts';

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
