import type { SheetLayout, SheetPage } from '../src/index.ts';
import { sheetJson } from '../src/index.ts';
import { type PlannedQuestion, planAnswers, planGiven, planNumbers } from './answer-plan.ts';
import { chooseBackground, sheetsBehind } from './background.ts';
import { choosePose, type PoseWish } from './camera-pose.ts';
import { stampPage, writeOver } from './clutter.ts';
import { chooseCoverings, withHidden } from './cover-sheet.ts';
import { cutCorner } from './cut-pose.ts';
import type { Scene } from './expose.ts';
import { type Level, type LevelName, levels } from './levels.ts';
import { chooseLight } from './light.ts';
import { markPage } from './mark-page.ts';
import { copyRaster, grayOf, type PageRaster } from './page-raster.ts';
import { choosePaperShape } from './paper-shape.ts';
import { photocopy } from './photocopy.ts';
import type { Point } from './plane-map.ts';
import { printSheet, shrinkLayout } from './print-sheet.ts';
import { chooseWear, printOn } from './print-wear.ts';
import { type Random, seededRandom } from './random.ts';
import { type PhotoSize, pageDensity, type Size, sizeInPixels, type TakenPhoto, takePhoto } from './take-photo.ts';

export interface PhotoRequest extends PoseWish {
  readonly layout: SheetLayout;
  readonly seed: number;
  readonly level?: LevelName | Level;
  readonly size?: PhotoSize | Size;
  readonly page?: SheetPage;
  /** Paper that a printer already put out, instead of a print made here. */
  readonly paper?: PageRaster;
  /** Letters a question instead of a drawn plan; a blank sheet is all ''. */
  readonly answers?: readonly (readonly string[])[];
  /** Numbers in its grids, '-12,5'; '' leaves one empty. */
  readonly numbers?: readonly string[];
}

/** A photo of a sheet and what is on it. */
export interface SheetPhoto extends TakenPhoto {
  readonly truth: readonly PlannedQuestion[];
  /** The page's corners in photo pixels, clockwise from its top-left. */
  readonly corners: readonly Point[];
}

const defaultPage: SheetPage = { title: 'Avaliação de Matemática', school: 'E.M. Professora Dalva Nogueira' };

/** Where the header may carry handwriting: from the top to just above the first row of bubbles. */
const headerOf = (layout: SheetLayout) => ({
  topMm: 8,
  bottomMm: Math.min(...layout.bubbles.map((bubble) => bubble.yMm - bubble.rMm)) - 16,
});

async function printedPage(request: PhotoRequest, level: Level, pxPerMm: number, random: Random): Promise<PageRaster> {
  const { scale, copy } = level.print;
  const print = request.paper
    ? grayOf(request.paper)
    : await printSheet(request.layout, request.page ?? defaultPage, pxPerMm, scale);
  return printOn(copy ? photocopy(print, copy, random) : print, chooseWear(random, level), random);
}

/** What pupils and schools put on the printed page; returns the truth. */
function fill(page: PageRaster, request: PhotoRequest, level: Level, random: Random): readonly PlannedQuestion[] {
  const { layout } = request;
  const kind = () => random.pick(['zigzag', 'spiral', 'felt'] as const);
  const marked = request.answers
    ? planGiven(request.answers, kind())
    : planAnswers(layout.spec.groups, layout.spec.options, level.marks, random);
  const truth = request.numbers ? [...marked, ...planNumbers(request.numbers, kind())] : marked;
  const printed = shrinkLayout(layout, level.print.scale);
  markPage(page, sheetJson(printed), truth, random, level.pens);
  if (random.chance(level.chances.clutter)) writeOver(page, headerOf(layout), random);
  stampPage(page, printed.bubbles, level.stamps, random);
  return truth;
}

/** Makes a photo of a filled sheet. The same request gives the same photo. */
export async function makeSheetPhoto(request: PhotoRequest): Promise<SheetPhoto> {
  const random = seededRandom(request.seed);
  const { layout } = request;
  const level: Level = typeof request.level === 'object' ? request.level : levels[request.level ?? 'ordinary'];
  const size = sizeInPixels(request.size);
  const { width, height } = size;
  const page = await printedPage(request, level, pageDensity(size), random);
  const scale = (40 * Math.min(width, height)) / 720;
  const upright = choosePose(size, layout, level, random, request);
  const pose = level.isCut ? cutCorner(upright, size, layout, random) : upright;
  const behind =
    level.behind === 'sheets'
      ? sheetsBehind(copyRaster(page), pose.corners, scale, random)
      : chooseBackground(random, scale);
  const truth = fill(page, request, level, random);
  const coverings = chooseCoverings(layout, level, random);
  const scene: Scene = {
    ...pose,
    page,
    shape: choosePaperShape(layout, level, random),
    background: behind,
    light: chooseLight(size, level, random),
    coverings,
  };
  const photo = await takePhoto(size, scene, level, random);
  return { ...photo, truth: withHidden(truth, layout, coverings), corners: pose.corners };
}

/** A filled page seen straight on, as a scanner gives it: PNG-ready pixels, for journeys. */
export async function renderFilledSheet(
  layout: SheetLayout,
  page: SheetPage,
  answers: readonly (readonly string[])[],
  seed = 1,
  pxPerMm = 8,
): Promise<PageRaster> {
  const random = seededRandom(seed);
  const print = await printSheet(layout, page, pxPerMm);
  const filled = printOn(print, { faintness: 0, toner: 0, paper: [255, 255, 255] }, random);
  markPage(filled, sheetJson(layout), planGiven(answers), random);
  return filled;
}
