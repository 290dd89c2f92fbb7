import { expect, it } from 'vitest';
import { spoiledPhoto, take } from '../bench/photo-store.ts';
import { testPhotos } from '../bench/testing/stored-photos.ts';
import type { Flaw } from '../field-kit/index.ts';
import { ordinarily } from '../test-kit/ordinarily.ts';
import { readSheet, type SheetFailureCode } from './index.ts';

it.each(
  ordinarily<[string, Flaw, SheetFailureCode, number]>(4, [
    ['out of focus is told as blurred', 'out-of-focus', 'too-blurred', 1_000_000],
    ['beside another whole one is told as one of two', 'two-sheets', 'two-sheets', 1_000_002],
    ['of which the frame holds a part is told as such', 'half', 'half-sheet', 2_000_000],
    ['in an unlit room is told as dark', 'dark', 'no-contrast', 1_000_005],
    ['moved during the photo is told as blurred, and not as another key’s', 'shaken', 'too-blurred', 2_000_000],
    ['in light that leaves no print on it is told as too light', 'washed-out', 'no-contrast', 1_000_003],
    ['under a reflection is told as hidden', 'glare', 'bubbles-unseen', 2_000_000],
    ['that another key belongs to is told as another key’s', 'other-key', 'layout-mismatch', 2_000_000],
  ]),
)(
  'a sheet %s',
  async (_, flaw, code, seed) => {
    const { photo, known: key } = await take(spoiledPhoto(flaw, seed), testPhotos);
    expect(readSheet(photo, key)).toMatchObject({ ok: false, code });
  },
  60_000,
);

it('rows that the key has too many are not bent onto those of the sheet', async () => {
  const { photo, known: key } = await take(spoiledPhoto('other-key', 1_000_008), testPhotos);
  expect(readSheet(photo, key)).toMatchObject({ ok: false, code: 'layout-mismatch' });
});
