import { expect, test } from 'vitest';
import { rollPage } from '../../test-kit/roll-pages.ts';
import { makeRollPhoto } from '../../test-kit/roll-photo.ts';
import { scoreRoll } from '../../test-kit/roll-score.ts';
import { Workspace } from '../core/workspace.ts';
import { readRoll } from './read-roll.ts';

const photos = 30;
/** Asked of a roll of 40 pupils on 23 days: so many cells right or asked, and few of them asked. */
const rightOrAsked = 0.999;
const mostAsked = 0.01;

test.each(['ordinary', 'hard'] as const)('%s photos of rolls are read', { timeout: 600_000 }, async (level) => {
  const workspace = new Workspace();
  const sum = { read: 0, right: 0, asked: 0, wrong: 0 };
  for (let seed = 9001; seed < 9001 + photos; seed++) {
    const photo = await makeRollPhoto({ page: rollPage(40, 23), seed, level });
    const read = readRoll({ ...photo, pixels: photo.rgba }, workspace);
    if (!read.ok) continue;
    const score = scoreRoll(read, photo.truth);
    sum.read += 1;
    sum.right += score.right;
    sum.asked += score.asked;
    sum.wrong += score.wrong;
  }
  const cells = sum.right + sum.asked + sum.wrong;
  expect(sum.read).toBeGreaterThanOrEqual(photos - 1);
  expect((sum.right + sum.asked) / cells).toBeGreaterThanOrEqual(rightOrAsked);
  expect(sum.asked / cells).toBeLessThanOrEqual(mostAsked);
});
