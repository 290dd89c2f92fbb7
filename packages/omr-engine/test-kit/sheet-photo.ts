import sharp from 'sharp';
import type { SheetLayout, SheetPage } from '../src/index.ts';
import { sheetJson } from '../src/index.ts';
import { type PlannedQuestion, planAnswers, planGiven } from './answer-plan.ts';
import { chooseBackground } from './background.ts';
import { choosePose, type PoseWish } from './camera-pose.ts';
import { writeOver } from './clutter.ts';
import { type Covering, chooseFinger, chooseHand, hiddenShare } from './covering.ts';
import { expose, type Scene } from './expose.ts';
import { blur, motion } from './lens.ts';
import { type Level, type LevelName, levels } from './levels.ts';
import { chooseLight } from './light.ts';
import { markPage } from './mark-page.ts';
import { grayOf, type PageRaster } from './page-raster.ts';
import { choosePaperShape } from './paper-shape.ts';
import type { Point } from './plane-map.ts';
import { printSheet } from './print-sheet.ts';
import { chooseWear, printOn } from './print-wear.ts';
import { develop, sharpen, smear } from './processing.ts';
import { type Random, seededRandom } from './random.ts';
import { sense } from './sensor.ts';

/** Frames of a phone's camera stream, and photos of its gallery. */
export const photoSizes = {
  landscape: { width: 1280, height: 720 },
  portrait: { width: 720, height: 1280 },
  upload: { width: 1536, height: 2048 },
  'upload-12mp': { width: 3024, height: 4032 },
} as const;
export type PhotoSize = keyof typeof photoSizes;

export interface PhotoRequest extends PoseWish {
  readonly layout: SheetLayout;
  readonly seed: number;
  readonly level?: LevelName | Level;
  readonly size?: PhotoSize | { readonly width: number; readonly height: number };
  readonly page?: SheetPage;
  /** Paper that a printer already put out, instead of a print made here. */
  readonly paper?: PageRaster;
  /** Letters a question instead of a drawn plan; a blank sheet is all ''. */
  readonly answers?: readonly (readonly string[])[];
}

/** A photo and what is on it. `rgba` has been through JPEG; `jpeg` is that file. */
export interface SheetPhoto {
  readonly rgba: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  readonly jpeg: Buffer;
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

/** Fine enough that the photo never shows the page's own pixels. */
const densityFor = (shortSide: number): number => (shortSide > 2000 ? 14 : shortSide > 1000 ? 10 : 6);

async function fill(request: PhotoRequest, level: Level, pxPerMm: number, random: Random) {
  const { layout } = request;
  const print = request.paper ? grayOf(request.paper) : await printSheet(layout, request.page ?? defaultPage, pxPerMm);
  const page = printOn(print, chooseWear(random, level.faintness), random);
  const truth = request.answers
    ? planGiven(request.answers, random.pick(['zigzag', 'spiral', 'felt'] as const))
    : planAnswers(layout.spec.groups, layout.spec.options, level.marks, random);
  markPage(page, sheetJson(layout), truth, random);
  if (random.chance(level.chances.clutter)) writeOver(page, headerOf(layout), random);
  return { page, truth };
}

/** From this share of a bubble hidden on, its question may be left to a person. */
const hiddenEnough = 0.1;
/** Shares of all bubbles that a hand over the answers hides. */
const handHides = { least: 0.02, most: 0.2 } as const;

const hiddenBubbles = (layout: SheetLayout, coverings: readonly Covering[]) =>
  layout.bubbles.filter(({ xMm, yMm, rMm }) =>
    coverings.some((covering) => hiddenShare(covering, xMm, yMm, rMm) > hiddenEnough),
  );

function chooseCoverings(layout: SheetLayout, level: Level, random: Random): Covering[] {
  const coverings: Covering[] = [];
  if (random.chance(level.chances.finger)) coverings.push(chooseFinger(layout, random));
  if (!random.chance(level.chances.hand)) return coverings;
  for (;;) {
    const hand = chooseHand(layout, random);
    const share = hiddenBubbles(layout, [hand]).length / layout.bubbles.length;
    if (share >= handHides.least && share <= handHides.most) return [...coverings, hand];
  }
}

/** A question with a hidden bubble may be left to a person. */
function withHidden(truth: readonly PlannedQuestion[], layout: SheetLayout, coverings: readonly Covering[]) {
  if (coverings.length === 0) return truth;
  const hidden = new Set(hiddenBubbles(layout, coverings).map(({ group, question }) => `${group} ${question}`));
  return truth.map((one) => (hidden.has(`${one.group} ${one.question}`) ? { ...one, doubtful: true } : one));
}

async function throughJpeg(rgb: Uint8Array, size: { width: number; height: number }, quality: number) {
  const jpeg = await sharp(rgb, { raw: { ...size, channels: 3 } })
    .jpeg({ quality })
    .toBuffer();
  const raw = await sharp(jpeg).ensureAlpha().raw().toBuffer();
  return { jpeg, rgba: new Uint8ClampedArray(raw.buffer as ArrayBuffer, raw.byteOffset, raw.length) };
}

/** What camera and phone make of the scene. */
function photograph(size: { width: number; height: number }, scene: Scene, level: Level, random: Random): Uint8Array {
  const scale = Math.min(size.width, size.height) / 720;
  const picture = expose(size, scene);
  blur(picture, random.between(...level.blurPx) * scale);
  if (random.chance(level.chances.motion))
    motion(picture, random.between(...level.motionPx) * scale, random.between(0, Math.PI));
  sense(picture, random.between(...level.noise), random.chance(level.chances.demosaic), random);
  if (random.chance(level.chances.smear)) smear(picture, random.between(...level.smearing), 3 * level.noise[1]);
  if (random.chance(level.chances.sharpen)) sharpen(picture, random.between(...level.sharpening));
  return develop(picture, {
    curve: random.between(-level.toneCurve, level.toneCurve),
    contrast: random.between(...level.toneContrast),
    cast: [random.between(...level.redCast), 1, random.between(...level.blueCast)],
  });
}

/** Makes a photo of a filled sheet. The same request gives the same photo. */
export async function makeSheetPhoto(request: PhotoRequest): Promise<SheetPhoto> {
  const random = seededRandom(request.seed);
  const { layout } = request;
  const level: Level = typeof request.level === 'object' ? request.level : levels[request.level ?? 'ordinary'];
  const size = typeof request.size === 'object' ? request.size : photoSizes[request.size ?? 'portrait'];
  const { width, height } = size;
  const { page, truth } = await fill(request, level, densityFor(Math.min(width, height)), random);
  const { corners, toPage } = choosePose(size, layout, level, random, request);
  const coverings = chooseCoverings(layout, level, random);
  const scene: Scene = {
    page,
    corners,
    toPage,
    shape: choosePaperShape(layout, level, random),
    background: chooseBackground(random, (40 * Math.min(width, height)) / 720),
    light: chooseLight(size, level, random),
    coverings,
  };
  const rgb = photograph(size, scene, level, random);
  const { jpeg, rgba } = await throughJpeg(rgb, size, random.whole(...level.jpegQuality));
  return { rgba, width, height, jpeg, truth: withHidden(truth, layout, coverings), corners };
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
  const filled = printOn(print, { faintness: 0, paper: [255, 255, 255] }, random);
  markPage(filled, sheetJson(layout), planGiven(answers), random);
  return filled;
}
