import { measurePhoto } from '../measure-photo.ts';
import type { PhotoSet } from '../photo-set.ts';
import { photoSets } from '../photo-sets.ts';
import { setPhoto, take } from '../photo-store.ts';
import { testPhotos } from '../testing/stored-photos.ts';

/** The bench's set of that name. */
function setOf(name: string): PhotoSet {
  const set = photoSets.find((one) => one.name === name);
  if (!set) throw new Error(name);
  return set;
}

/** What becomes of a set's photo. */
export const measured = async (name: string, seed: number, index: number) => {
  const { photo, known } = await take(setPhoto(setOf(name), seed, index), testPhotos);
  return measurePhoto({ photo, ...known });
};

/** Why a set's photo is refused; null where it is read. */
export const failureCode = async (name: string, seed: number, index: number): Promise<string | null> =>
  (await measured(name, seed, index)).refused;
