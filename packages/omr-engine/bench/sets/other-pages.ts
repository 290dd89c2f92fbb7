import type { SheetSpec } from '../../src/index.ts';
import {
  makeCutPhoto,
  makeOtherPhoto,
  makeTwoSheetPhoto,
  type OtherPageKind,
  type PhotoSize,
  seededRandom,
  type TakenPhoto,
} from '../../test-kit/index.ts';
import { at, type PhotoSet } from '../photo-set.ts';
import { legacySheet, ownSheet } from './sheets.ts';

const sizes: readonly PhotoSize[] = ['portrait', 'landscape', 'upload'];
/** Keys of every size: a small one fits more by chance. */
const keys: readonly SheetSpec[] = [
  { groups: [13, 13], options: 4 },
  { groups: [10, 10], options: 4 },
  { groups: [10], options: 5 },
  { groups: [3, 2], options: 3 },
  { groups: [1], options: 2 },
  { groups: [20, 20, 20, 20], options: 4 },
];

interface UnreadablePhoto {
  readonly photo: TakenPhoto;
  readonly key: SheetSpec;
}

/** A set of which nothing may be read. */
const refused = (name: string, take: (seed: number, index: number) => Promise<UnreadablePhoto>): PhotoSet => ({
  name: `refused: ${name}`,
  size: (photos) => Math.max(1, Math.round(0.035 * photos)),
  async take(seed, index) {
    const { photo, key } = await take(seed + index, index);
    return {
      name: `${name} ${seed + index}`,
      photo: { width: photo.width, height: photo.height, pixels: photo.rgba },
      spec: key,
      truth: null,
      jpeg: photo.jpeg,
    };
  },
});

const otherPage = (name: string, kind: OtherPageKind): PhotoSet =>
  refused(name, async (seed, index) => ({
    photo: await makeOtherPhoto(kind, seed, at(sizes, index)),
    key: at(keys, index),
  }));

const sheetAt = (seed: number, index: number) => (index % 2 === 0 ? ownSheet(index >> 1) : legacySheet(seed));

/** Photos that show no whole sheet, or more than one. */
export const otherPageSets: readonly PhotoSet[] = [
  otherPage('page of text', 'text'),
  otherPage('table or squares', 'table'),
  otherPage('form with check boxes', 'form'),
  otherPage('graph paper', 'graph'),
  refused('half a sheet', async (seed, index) => {
    const layout = sheetAt(seed, index);
    return { photo: await makeCutPhoto({ layout, seed }, seededRandom(seed + 33_333)), key: layout.spec };
  }),
  refused('two sheets', async (seed, index) => {
    const layout = sheetAt(seed, index);
    const other = index % 3 === 2 ? sheetAt(seed, index + 1) : layout;
    return { photo: await makeTwoSheetPhoto({ layout, seed }, { layout: other, seed: seed + 500 }), key: layout.spec };
  }),
];
