import {
  type LegacyOptions,
  layOutLegacySheet,
  layOutSheet,
  type SheetLayout,
  type SheetSpec,
} from '../../src/index.ts';
import {
  type ForeignShapes,
  layOutForeignSheet,
  type PageRaster,
  printForeignSheet,
  type Random,
  seededRandom,
} from '../../test-kit/index.ts';
import { at, must } from '../photo-set.ts';

const commonSpecs: readonly SheetSpec[] = [
  { groups: [13, 13], options: 4 },
  { groups: [10, 10], options: 4 },
  { groups: [13, 13], options: 4, numbering: 'continuous' },
  { groups: [10, 10], options: 5 },
];

/** Our sheet in its commonest shapes. */
export const ownSheet = (index: number): SheetLayout => must(layOutSheet(at(commonSpecs, index)));

/** How schools print, drawn for each photo by itself: sizes, toner, letters, ruled rows. */
function drawnPrint(random: Random): LegacyOptions {
  return {
    bubbleMm: random.between(5, 8),
    letters: random.pick(['inside', 'inside', 'above', 'none']),
    ruledRows: random.chance(0.25),
    bubbleLineMm: random.between(0.2, 0.55),
    frameLineMm: random.between(0.35, 1.1),
    ink: random.pick([0, 0, 0.1, 0.25, 0.4]),
    topMm: random.between(66, 84),
    heightMm: random.between(165, 205),
  };
}

/** The older service's sheet, as schools print it. */
export function legacySheet(seed: number, change: LegacyOptions = {}, given?: SheetSpec): SheetLayout {
  const random = seededRandom(seed + 77_777);
  const groups = random.pick([
    [13, 13],
    [10, 10],
  ]);
  const spec: SheetSpec = { groups, options: 4, numbering: random.pick(['restart', 'restart', 'continuous']) };
  return must(layOutLegacySheet(given ?? spec, { ...drawnPrint(random), ...change }));
}

/** A sheet of somebody else's: any shape, with frames or without. */
export function foreignSheet(seed: number, spec: SheetSpec): SheetLayout {
  const random = seededRandom(seed + 55_555);
  return layOutForeignSheet(
    { numbering: random.pick(['restart', 'continuous']), ...spec },
    {
      letters: random.pick(['inside', 'inside', 'above', 'none']),
      ruledRows: random.chance(0.2),
      bubbleLineMm: random.between(0.25, 0.5),
      frameLineMm: random.chance(0.5) ? random.between(0.35, 1) : 0,
      ink: random.pick([0, 0, 0.1, 0.25]),
      bubbleMm: random.between(5, 7.5),
      topMm: random.between(70, 84),
      heightMm: random.between(170, 200),
    },
  );
}

/** Pixels a millimetre of a print that is drawn apart from ours: for frames and uploads alike. */
const printPxPerMm = 8;

/** Somebody else's sheet of ovals or boxes, with its print. */
export async function shapedSheet(
  seed: number,
  spec: SheetSpec,
): Promise<{ readonly layout: SheetLayout; readonly paper: PageRaster }> {
  const random = seededRandom(seed + 44_444);
  const shape = random.pick(['oval', 'oval', 'box'] as const);
  const shapes: ForeignShapes = {
    shape,
    aspect: shape === 'oval' ? random.between(1.4, 2) : random.between(1, 1.5),
    frame: random.pick(['none', 'question', 'column', 'table'] as const),
  };
  const layout = layOutForeignSheet(
    { numbering: random.pick(['restart', 'continuous']), ...spec },
    {
      letters: random.pick(['inside', 'inside', 'none']),
      ruledRows: false,
      bubbleLineMm: random.between(0.25, 0.5),
      frameLineMm: random.between(0.35, 1),
      ink: random.pick([0, 0, 0.1, 0.25]),
      bubbleMm: random.between(4, 6),
      aspect: shapes.aspect,
      topMm: random.between(60, 84),
      heightMm: random.between(170, 200),
    },
  );
  return { layout, paper: await printForeignSheet(layout, shapes, printPxPerMm) };
}
