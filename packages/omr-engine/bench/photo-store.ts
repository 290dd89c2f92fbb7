import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { BenchPhoto, PhotoSet } from './photo-set.ts';

/** What a kept photo is beside its JPEG. */
type StoredPhoto = Pick<BenchPhoto, 'name' | 'spec' | 'truth'>;

const plainName = (set: string): string => set.replaceAll(/[^\p{L}\p{N}]+/gu, '-');

async function load(path: string): Promise<BenchPhoto | null> {
  const text = await readFile(`${path}.json`, 'utf8').catch(() => null);
  if (text === null) return null;
  const { data, info } = await sharp(`${path}.jpg`).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = new Uint8ClampedArray(data.buffer as ArrayBuffer, data.byteOffset, data.length);
  return { ...(JSON.parse(text) as StoredPhoto), photo: { width: info.width, height: info.height, pixels } };
}

/** Writes under another name first, so that what is there is always whole. */
async function write(path: string, content: string | Uint8Array): Promise<void> {
  await writeFile(`${path}.${process.pid}`, content);
  await rename(`${path}.${process.pid}`, path);
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
  const stored = await load(path);
  if (stored) return stored;
  const { jpeg, ...taken } = await set.take(seed, index);
  if (jpeg) {
    const { name, spec, truth } = taken;
    await mkdir(dirname(path), { recursive: true });
    await write(`${path}.jpg`, jpeg);
    await write(`${path}.json`, JSON.stringify({ name, spec, truth } satisfies StoredPhoto));
  }
  return taken;
}
