import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { FieldSetName, Flaw } from '../field-kit/index.ts';
import { photoSets } from './photo-sets.ts';
import { type DrawablePhoto, fieldPhoto, folderOf, setPhoto, spoiledPhoto, take } from './photo-store.ts';
import { storedPhotos } from './testing/stored-photos.ts';

/** Mean difference of a byte that another build of the JPEG encoder may make. */
const encodersDiffer = 1;

const paths = readdirSync(storedPhotos, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.jpg'))
  .map((file) => file.replaceAll('\\', '/').slice(0, -'.jpg'.length));

function drawableAt(path: string): DrawablePhoto<unknown> {
  const [first = '', second = '', third = ''] = path.split('/');
  if (first === 'field') return fieldPhoto(second as FieldSetName, Number(third));
  if (first === 'spoiled') return spoiledPhoto(second as Flaw, Number(third));
  const set = photoSets.find(({ name }) => folderOf(name) === first);
  if (!set) throw new Error(`no set keeps ${path}`);
  const [seed, index] = second.split('-').map(Number);
  return setPhoto(set, seed!, index!);
}

test('photos are stored', () => expect(paths.length).toBeGreaterThan(5));

test.each(paths)('%s is what would be drawn today', { timeout: 120_000 }, async (path) => {
  const drawable = drawableAt(path);
  expect(drawable.path).toBe(join(...path.split('/')));
  const [drawn, stored] = [await take(drawable, null), await take(drawable, storedPhotos)];
  expect(JSON.parse(JSON.stringify(drawn.known))).toEqual(
    JSON.parse(readFileSync(join(storedPhotos, `${path}.json`), 'utf8')),
  );
  expect([drawn.photo.width, drawn.photo.height]).toEqual([stored.photo.width, stored.photo.height]);
  let difference = 0;
  drawn.photo.pixels.forEach((level, at) => {
    difference += Math.abs(level - stored.photo.pixels[at]!);
  });
  expect(difference / drawn.photo.pixels.length).toBeLessThan(encodersDiffer);
});
