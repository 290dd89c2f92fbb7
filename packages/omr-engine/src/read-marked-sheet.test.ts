import { expect, it } from 'vitest';
import { makeSheetPhoto } from '../test-kit/index.ts';
import { readSheet } from './read-sheet.ts';
import { layOutSheet } from './sheet/lay-out-sheet.ts';

it.each([1, 7])(
  'a key with rows too few for its last group is refused, however few its rings (seed %i)',
  async (seed) => {
    const laidOut = layOutSheet({ groups: [2, 3], options: 4 });
    if (!laidOut.ok) throw new Error(laidOut.message);
    const { width, height, rgba } = await makeSheetPhoto({
      layout: laidOut.layout,
      seed,
      level: 'ordinary',
      size: 'landscape',
    });
    const photo = { width, height, pixels: rgba };
    expect(readSheet(photo, { groups: [2, 1], options: 4 })).toMatchObject({ ok: false, code: 'layout-mismatch' });
    expect(readSheet(photo, { groups: [2, 3], options: 4 }).ok).toBe(true);
  },
);
