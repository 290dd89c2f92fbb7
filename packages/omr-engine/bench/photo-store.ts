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

/** What a kept photo is beside its JPEG. */
type StoredPhoto = Pick<BenchPhoto, 'name' | 'spec' | 'truth'>;

const plainName = (set: string): string => set.replaceAll(/[^\p{L}\p{N}]+/gu, '-');

async function load<Known>(path: string): Promise<{ readonly known: Known; readonly photo: Photo } | null> {
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
 * A set's photo, from the folder if it was made before; what is made is kept there. Making costs ten times as much as reading, and
 * a photo depends on its seed alone: a folder serves as long as the generator stays as it is. Without a folder nothing is kept.
 */
export async function takeStored(
  set: PhotoSet,
  seed: number,
  index: number,
  folder: string | null,
): Promise<BenchPhoto> {
  if (folder === null) return set.take(seed, index);
  const path = join(folder, plainName(set.name), `${seed}-${index}`);
  const stored = await load<StoredPhoto>(path);
  if (stored) return { ...stored.known, photo: stored.photo };
  const { jpeg, ...taken } = await set.take(seed, index);
  const { name, spec, truth } = taken;
  if (jpeg) await store<StoredPhoto>(path, jpeg, { name, spec, truth });
  return taken;
}

/** The same for a photo of the field kit. */
export async function takeFieldPhoto(
  set: FieldSetName,
  seed: number,
  folder: string | null,
): Promise<{ readonly photo: Photo; readonly truth: FieldTruth }> {
  const path = folder === null ? null : join(folder, 'field', set, `${seed}`);
  const stored = path === null ? null : await load<FieldTruth>(path);
  if (stored) return { photo: stored.photo, truth: stored.known };
  const { image, width, height, jpeg, truth } = await drawFieldPhoto(set, seed);
  if (path !== null) await store(path, jpeg, truth);
  return { photo: { width, height, pixels: image }, truth };
}

/** The same for a photo that something is wrong with, and the key to read it by. */
export async function takeSpoiledPhoto(
  flaw: Flaw,
  seed: number,
  folder: string | null,
): Promise<{ readonly photo: Photo; readonly key: SheetKind }> {
  const path = folder === null ? null : join(folder, 'spoiled', flaw, `${seed}`);
  const stored = path === null ? null : await load<SheetKind>(path);
  if (stored) return { photo: stored.photo, key: stored.known };
  const { image, width, height, jpeg, key } = await drawSpoiledPhoto(flaw, seed);
  if (path !== null) await store(path, jpeg, key);
  return { photo: { width, height, pixels: image }, key };
}
