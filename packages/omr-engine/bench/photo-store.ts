import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import {
  drawFieldPhoto,
  drawSpoiledPhoto,
  type FieldSetName,
  type FieldTruth,
  type Flaw,
  type SheetKind,
} from '../field-kit/index.ts';
import type { Photo } from '../src/index.ts';
import type { BenchPhoto, PhotoSet } from './photo-set.ts';

/** A photo that can be made again at any time, and where a folder keeps it. */
export interface DrawablePhoto<Known> {
  /** Path within the folder, without an ending. */
  readonly path: string;
  /** `jpeg` is null for a photo that has not been through JPEG: none is stored of it. */
  readonly make: () => Promise<{ readonly photo: Photo; readonly known: Known; readonly jpeg: Uint8Array | null }>;
}

/** A photo's pixels and what is known of them. */
export interface Taken<Known> {
  readonly photo: Photo;
  readonly known: Known;
}

/** The folder of a set within the folder of photos. */
export const folderOf = (set: string): string => set.replaceAll(/[^\p{L}\p{N}]+/gu, '-');

async function load<Known>(path: string): Promise<Taken<Known> | null> {
  const text = await readFile(`${path}.json`, 'utf8').catch(() => null);
  if (text === null) return null;
  const { data, info } = await sharp(`${path}.jpg`).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = new Uint8ClampedArray(data.buffer as ArrayBuffer, data.byteOffset, data.length);
  return { known: JSON.parse(text) as Known, photo: { width: info.width, height: info.height, pixels } };
}

/** Writes under another name first, so that what is there is always whole. */
async function write(path: string, content: string | Uint8Array): Promise<void> {
  await writeFile(`${path}.${process.pid}`, content);
  await rename(`${path}.${process.pid}`, path);
}

async function store<Known>(path: string, jpeg: Uint8Array, known: Known): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await write(`${path}.jpg`, jpeg);
  await write(`${path}.json`, JSON.stringify(known));
}

/**
 * A photo from the folder if it was made before; what is made is stored there. Making costs ten times as much as reading, and a photo
 * depends on its seed alone: a folder serves as long as the generator stays as it is. Without a folder nothing is stored.
 */
export async function take<Known>(drawable: DrawablePhoto<Known>, folder: string | null): Promise<Taken<Known>> {
  const path = folder === null ? null : join(folder, drawable.path);
  const stored = path === null ? null : await load<Known>(path);
  if (stored) return stored;
  const { photo, known, jpeg } = await drawable.make();
  if (path !== null && jpeg !== null) await store(path, jpeg, known);
  return { photo, known };
}

/** A bench set's photo. */
export const setPhoto = (
  set: PhotoSet,
  seed: number,
  index: number,
): DrawablePhoto<Omit<BenchPhoto, 'photo' | 'jpeg'>> => ({
  path: join(folderOf(set.name), `${seed}-${index}`),
  make: async () => {
    const { photo, jpeg = null, ...known } = await set.take(seed, index);
    return { photo, known, jpeg };
  },
});

/** A photo of the field kit. */
export const fieldPhoto = (set: FieldSetName, seed: number): DrawablePhoto<FieldTruth> => ({
  path: join('field', set, `${seed}`),
  make: async () => {
    const { image, width, height, jpeg, truth } = await drawFieldPhoto(set, seed);
    return { photo: { width, height, pixels: image }, known: truth, jpeg };
  },
});

/** A photo of the field kit that something is wrong with, and the key to read it by. */
export const spoiledPhoto = (flaw: Flaw, seed: number): DrawablePhoto<SheetKind> => ({
  path: join('spoiled', flaw, `${seed}`),
  make: async () => {
    const { image, width, height, jpeg, key } = await drawSpoiledPhoto(flaw, seed);
    return { photo: { width, height, pixels: image }, known: key, jpeg };
  },
});
