import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { drawFieldPhoto, type FieldSetName } from './index.ts';
import { expectPencil, graphite, marksAndOthers } from './testing/drawn-marks.ts';

test('the same seed draws the same photo, to the pixel', { timeout: 240_000 }, async () => {
  const draw = async () => {
    const { image, truth } = await drawFieldPhoto('everyday', 3);
    return { pixels: createHash('sha256').update(image).digest('hex'), truth };
  };
  expect(await draw()).toEqual(await draw());
});

test.each([10, 13, 16, 20, 30])('a pencil of %i %% is that much darker than an empty bubble', async (percent) => {
  expectPencil(await marksAndOthers(graphite(percent), 1), percent);
});

const plainSets: FieldSetName[] = [
  'gel-colours',
  'marker-pink',
  'marker-green',
  'marker-orange',
  'marker-blue',
  'mixed',
];

test.each(plainSets)('in %s every mark is plain beside the bubbles without one', async (set) => {
  const { marked, empty } = await marksAndOthers(set, 2);
  expect(marked.length).toBeGreaterThan(5);
  expect(Math.min(...marked)).toBeGreaterThan(Math.max(...empty) + 0.05);
});
