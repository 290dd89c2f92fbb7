import type { Photo, SheetLayout, SheetSpec } from '../src/index.ts';
import { makeSheetPhoto, type PhotoRequest, type PhotoSize, type PlannedQuestion } from '../test-kit/index.ts';

/** One photo of a set: what the reader gets and what is true. `truth` null: the sheet does not fit the key, or is none, and must be refused. */
export interface BenchPhoto {
  readonly name: string;
  readonly photo: Photo;
  readonly spec: SheetSpec;
  readonly truth: readonly PlannedQuestion[] | null;
  /** The photo's file, where it has been through JPEG. */
  readonly jpeg?: Uint8Array;
}

export interface PhotoSet {
  readonly name: string;
  /** How many photos the set has when a main set has `photos`. */
  size(photos: number): number;
  /** The set's photo at `index`; the same seed and index give the same photo. */
  take(seed: number, index: number): Promise<BenchPhoto>;
}

export const must = (laidOut: { ok: true; layout: SheetLayout } | { ok: false; message: string }): SheetLayout => {
  if (!laidOut.ok) throw new Error(laidOut.message);
  return laidOut.layout;
};

/** Item of a list that starts again at its end. */
export const at = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError('an empty list has no item');
  return item;
};

/** Frames of a stream for the most part, and some uploads. */
const sizeOf = (index: number): PhotoSize => (index % 10 === 9 ? 'upload' : index % 2 === 0 ? 'portrait' : 'landscape');

export const blankAnswers = (layout: SheetLayout): string[][] =>
  layout.spec.groups.map((questions) => Array<string>(questions).fill(''));

/** A photo to make, and the key to read it with where that is not the sheet's own. */
export type Making = Omit<PhotoRequest, 'seed'> & { readonly key?: SheetSpec };

/** A set of generated photos, `share` times as large as a main set. */
export const generated = (
  name: string,
  share: number,
  make: (seed: number, index: number) => Making | Promise<Making>,
): PhotoSet => ({
  name,
  size: (photos) => Math.max(1, Math.round(share * photos)),
  async take(seed, index) {
    const { key, ...making } = await make(seed + index, index);
    const made = await makeSheetPhoto({ size: sizeOf(index), ...making, seed: seed + index });
    return {
      name: `${name} ${seed + index}`,
      photo: { width: made.width, height: made.height, pixels: made.rgba },
      spec: key ?? making.layout.spec,
      truth: key ? null : made.truth,
      jpeg: made.jpeg,
    };
  },
});
