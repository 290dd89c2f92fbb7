import { layOutLegacySheet, layOutSheet, type Photo, type SheetSpec } from '../src/index.ts';
import { makeSheetPhoto, type PhotoSize } from '../test-kit/index.ts';

/** Photos of one kind and size, whose reading is timed stage by stage. */
export interface TimedSet {
  readonly name: string;
  readonly size: PhotoSize;
  readonly photos: readonly { readonly photo: Photo; readonly spec: SheetSpec }[];
}

/** Photos in a set: frames, and uploads, which take long to make. */
const FRAMES = 12;
const UPLOADS = 3;
const spec: SheetSpec = { groups: [13, 13], options: 4 };

const kinds = [
  { sheet: 'own sheet', laidOut: layOutSheet(spec) },
  { sheet: 'legacy sheet', laidOut: layOutLegacySheet(spec) },
];
const sizes: readonly { readonly size: PhotoSize; readonly count: number }[] = [
  { size: 'landscape', count: FRAMES },
  { size: 'portrait', count: FRAMES },
  { size: 'upload-12mp', count: UPLOADS },
];

/** Makes the sets that are timed: both sheets, frames lying and standing, and uploads of 12 MP. */
export async function makeTimedSets(seed: number): Promise<TimedSet[]> {
  const sets: TimedSet[] = [];
  for (const { sheet, laidOut } of kinds) {
    if (!laidOut.ok) throw new Error(laidOut.message);
    for (const { size, count } of sizes) {
      const photos = [];
      for (let index = 0; index < count; index += 1) {
        const made = await makeSheetPhoto({ layout: laidOut.layout, level: 'ordinary', seed: seed + index, size });
        photos.push({ photo: { width: made.width, height: made.height, pixels: made.rgba }, spec });
      }
      const { width, height } = photos[0]!.photo;
      sets.push({ name: `${sheet}, ${width}×${height}`, size, photos });
    }
  }
  return sets;
}
