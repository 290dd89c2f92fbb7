import {
  type LegacyOptions,
  layOutLegacySheet,
  layOutSheet,
  type Photo,
  type SheetLayout,
  type SheetSpec,
} from '../src/index.ts';
import {
  type LevelName,
  makeSheetPhoto,
  type PhotoSize,
  type PlannedQuestion,
  seededRandom,
} from '../test-kit/index.ts';
import { readRealPhotos } from './real-photos.ts';

/** One photo of a set: what the reader gets and what is true. `truth` null: the sheet does not fit the key and must be refused. */
export interface BenchPhoto {
  readonly name: string;
  readonly photo: Photo;
  readonly spec: SheetSpec;
  readonly truth: readonly PlannedQuestion[] | null;
}

export interface PhotoSet {
  readonly name: string;
  photos(seed: number, count: number): AsyncIterable<BenchPhoto>;
}

const must = (laidOut: ReturnType<typeof layOutSheet>): SheetLayout => {
  if (!laidOut.ok) throw new Error(laidOut.message);
  return laidOut.layout;
};

/** Frames of a stream for the most part, and some uploads. */
const sizeOf = (index: number): PhotoSize => (index % 10 === 9 ? 'upload' : index % 2 === 0 ? 'portrait' : 'landscape');

const commonSpecs: readonly SheetSpec[] = [
  { groups: [13, 13], options: 4 },
  { groups: [10, 10], options: 4 },
  { groups: [13, 13], options: 4, numbering: 'continuous' },
  { groups: [10, 10], options: 5 },
];

const otherSpecs: readonly SheetSpec[] = [
  { groups: [10], options: 4 },
  { groups: [20], options: 5 },
  { groups: [5, 5], options: 3 },
  { groups: [25, 25], options: 4 },
  { groups: [15, 15, 15], options: 5 },
  { groups: [13, 13, 4], options: 4 },
  { groups: [20, 20, 20, 20], options: 4 },
  { groups: [25, 25, 25, 25], options: 5 },
];

const at = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError('an empty list has no item');
  return item;
};

/** The older sheet as schools print it: sizes, toner, letters, ruled rows, numbering. */
function drawnLegacyPrint(seed: number): { layout: SheetLayout } {
  const random = seededRandom(seed + 77_777);
  const spec: SheetSpec = {
    groups: random.pick([
      [13, 13],
      [10, 10],
    ]),
    options: 4,
    numbering: random.pick(['restart', 'restart', 'continuous']),
  };
  const print: LegacyOptions = {
    bubbleMm: random.between(5, 8),
    letters: random.pick(['inside', 'inside', 'above', 'none']),
    ruledRows: random.chance(0.25),
    bubbleLineMm: random.between(0.2, 0.55),
    frameLineMm: random.between(0.35, 1.1),
    ink: random.pick([0, 0, 0.1, 0.25, 0.4]),
    topMm: random.between(66, 84),
    heightMm: random.between(165, 205),
  };
  return { layout: must(layOutLegacySheet(spec, print)) };
}

type Making = (
  seed: number,
  index: number,
) => { layout: SheetLayout; level: LevelName; blank?: boolean; key?: SheetSpec };

const generated = (name: string, make: Making): PhotoSet => ({
  name,
  async *photos(seed, count) {
    for (let index = 0; index < count; index += 1) {
      const { layout, level, blank, key } = make(seed + index, index);
      const answers = blank ? layout.spec.groups.map((size) => Array<string>(size).fill('')) : undefined;
      const made = await makeSheetPhoto({ layout, level, answers, seed: seed + index, size: sizeOf(index) });
      yield {
        name: `${name} ${seed + index}`,
        photo: { width: made.width, height: made.height, pixels: made.rgba },
        spec: key ?? layout.spec,
        truth: key ? null : made.truth,
      };
    }
  },
});

const own = (index: number) => must(layOutSheet(at(commonSpecs, index)));

const wrongKeys: readonly [SheetSpec, SheetSpec][] = [
  [
    { groups: [13, 13], options: 4 },
    { groups: [10, 10], options: 4 },
  ],
  [
    { groups: [10, 10], options: 4 },
    { groups: [13, 13], options: 4 },
  ],
  [
    { groups: [13, 13], options: 4 },
    { groups: [13, 13], options: 5 },
  ],
  [
    { groups: [10, 10], options: 5 },
    { groups: [10, 10], options: 4 },
  ],
  [
    { groups: [10, 10], options: 4 },
    { groups: [10], options: 4 },
  ],
  [
    { groups: [13], options: 4 },
    { groups: [13, 13], options: 4 },
  ],
];

/** Every set of the scoreboard, in its order. */
export const photoSets: readonly PhotoSet[] = [
  generated('own sheet, ordinary', (_, index) => ({ layout: own(index), level: 'ordinary' })),
  generated('own sheet, hard', (_, index) => ({ layout: own(index), level: 'hard' })),
  generated('own sheet, 1 to 4 columns', (_, index) => ({
    layout: must(layOutSheet(at(otherSpecs, index))),
    level: 'ordinary',
  })),
  generated('legacy sheet, ordinary', (seed) => ({ ...drawnLegacyPrint(seed), level: 'ordinary' })),
  generated('legacy sheet, hard', (seed) => ({ ...drawnLegacyPrint(seed), level: 'hard' })),
  generated('blank sheets', (seed, index) => ({
    layout: index % 2 === 0 ? own(index >> 1) : drawnLegacyPrint(seed).layout,
    level: index % 4 < 2 ? 'ordinary' : 'hard',
    blank: true,
  })),
  generated('wrong key', (_, index) => {
    const [printed, key] = at(wrongKeys, index >> 1);
    const legacy = index % 2 === 1 && printed.groups.length === 2;
    return { layout: must(legacy ? layOutLegacySheet(printed) : layOutSheet(printed)), level: 'ordinary', key };
  }),
  { name: 'ten real photos', photos: readRealPhotos },
];
