import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { PlannedQuestion } from '../test-kit/index.ts';
import type { BenchPhoto, PhotoSet } from './photo-set.ts';

const folder = new URL('../../../fixtures/omr-photos/letssolve/', import.meta.url);

interface RealTruth {
  readonly groups: readonly number[];
  readonly options: number;
  readonly photos: readonly {
    readonly file: string;
    readonly answers: Readonly<Record<string, string>>;
    readonly uncertain: Readonly<Record<string, string>>;
  }[];
}

/** Numbers run on through the columns on that sheet; a reading counts from 1 in each. */
function toPlan(groups: readonly number[], photo: RealTruth['photos'][number]): PlannedQuestion[] {
  const offsets = groups.map((_, group) => groups.slice(0, group).reduce((sum, size) => sum + size, 0));
  return groups.flatMap((size, group) =>
    Array.from({ length: size }, (_, row) => {
      const number = String((offsets[group] ?? 0) + row + 1);
      return {
        group,
        question: row + 1,
        marks: [],
        letters: photo.answers[number] ?? '',
        doubtful: number in photo.uncertain,
        alsoRight: [],
      };
    }),
  );
}

const readTruth = async (): Promise<RealTruth> =>
  JSON.parse(await readFile(new URL('truth.json', folder), 'utf8')) as RealTruth;

async function takeReal(index: number): Promise<BenchPhoto> {
  const truth = await readTruth();
  const photo = truth.photos[index];
  if (!photo) throw new RangeError(`there is no real photo ${index}`);
  const { data, info } = await sharp(await readFile(new URL(photo.file, folder)))
    .rotate()
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    name: photo.file,
    photo: { width: info.width, height: info.height, pixels: new Uint8ClampedArray(data) },
    spec: { groups: truth.groups, options: truth.options },
    truth: toPlan(truth.groups, photo),
  };
}

/** The real photos with their truth; seed and size do not change them. */
export const realPhotos: PhotoSet = { name: 'ten real photos', size: () => 10, take: (_, index) => takeReal(index) };
