import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PhotoSet } from './photo-set.ts';
import { setPhoto, take } from './photo-store.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'omr-photos-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A set whose photos are of one gray, darker from seed to seed. */
function grays(): PhotoSet {
  return {
    name: 'grays, of one size',
    size: () => 2,
    take: vi.fn(async (seed: number, index: number) => {
      const level = 200 - seed - index;
      const create = { width: 32, height: 24, channels: 3, background: { r: level, g: level, b: level } } as const;
      const jpeg = await sharp({ create }).jpeg().toBuffer();
      const pixels = new Uint8ClampedArray(await sharp(jpeg).ensureAlpha().raw().toBuffer());
      const photo = { width: 32, height: 24, pixels };
      return { name: `gray ${seed + index}`, photo, spec: { groups: [1], options: 2 }, truth: null, jpeg };
    }),
  };
}

test('a photo is made once and taken from the folder from then on, pixel for pixel', async () => {
  const set = grays();
  const [made, stored, other] = [
    await take(setPhoto(set, 1, 0), folder),
    await take(setPhoto(set, 1, 0), folder),
    await take(setPhoto(set, 1, 1), folder),
  ];
  expect(set.take).toHaveBeenCalledTimes(2);
  expect(stored).toEqual(made);
  expect(stored.photo.pixels[0]).toBe(other.photo.pixels[0]! + 1);
});

test('without a folder every photo is made', async () => {
  const set = grays();
  await take(setPhoto(set, 1, 0), null);
  await take(setPhoto(set, 1, 0), null);
  expect(set.take).toHaveBeenCalledTimes(2);
});
