import { describe, expect, test } from 'vitest';
import { measurePhoto } from './measure-photo.ts';
import { photoSets } from './photo-sets.ts';
import { toRow } from './score-row.ts';

// photo-sets.full.test.ts has the stress conditions; photos of twelve megapixels take seconds to make.
const quick = photoSets.filter(({ name }) => !name.startsWith('upload') && !name.startsWith('stress'));

test('every set has a name and photos of its own', () => {
  expect(new Set(photoSets.map(({ name }) => name)).size).toBe(photoSets.length);
  for (const { name, size } of photoSets) expect([name, size(700) >= 10, size(1) >= 1]).toEqual([name, true, true]);
});

describe('a photo of each set', { tags: 'full' }, () => {
  test.each(quick)('$name: nothing silently wrong, and what must be refused is', async (set) => {
    const taken = await set.take(600_000, 1);
    const row = toRow(set.name, [await measurePhoto(taken)]);
    expect(row.silentlyWrong).toBe(0);
    expect(row.read).toBe(taken.truth ? 1 : 0);
  });
});
