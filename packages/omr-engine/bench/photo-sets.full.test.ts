import { expect, test } from 'vitest';
import { measurePhoto } from './measure-photo.ts';
import { photoSets } from './photo-sets.ts';
import { toRow } from './score-row.ts';

/** A condition needs one of its two kinds of sheet here. */
const stress = photoSets.filter(({ name }, index) => name.startsWith('stress') && index % 2);

test.each(stress)('a photo of $name: nothing is silently wrong', async (set) => {
  const row = toRow(set.name, [await measurePhoto(await set.take(600_000, 1))]);
  expect(row.silentlyWrong).toBe(0);
});
