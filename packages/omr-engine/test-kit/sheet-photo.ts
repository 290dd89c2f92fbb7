import sharp from 'sharp';
import type { SheetLayout, SheetPage } from '../src/index.ts';
import { sheetJson, sheetSvg } from '../src/index.ts';
import { loadSheetFonts } from '../src/node.ts';
import { type PlannedQuestion, planAnswers, planGiven } from './answer-plan.ts';
import { chooseBackground } from './background.ts';
import { chooseFinger, choosePose, type PoseWish } from './camera-pose.ts';
import { writeOver } from './clutter.ts';
import { expose } from './expose.ts';
import { addNoise, blur, develop, motion, sharpen, smear } from './lens.ts';
import { type Level, type LevelName, levels } from './levels.ts';
import { chooseLight } from './light.ts';
import { markPage } from './mark-page.ts';
import { copyRaster, type PageRaster, rasterise } from './page-raster.ts';
import type { Point } from './plane-map.ts';
import { chooseWear, wearPrint } from './print-wear.ts';
import { type Random, seededRandom } from './random.ts';

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

const fonts = loadSheetFonts();
const defaultPage: SheetPage = { title: 'Avaliação de Matemática', school: 'E.M. Professora Dalva Nogueira' };
const prints = new Map<string, Promise<PageRaster>>();
/** Print kept: a set of photos shows the same few pages again and again. */
const mostPrints = 6;

async function print(layout: SheetLayout, page: SheetPage, pxPerMm: number): Promise<PageRaster> {
  const svg = sheetSvg(layout, page, await fonts);
  const key = `${pxPerMm} ${svg}`;
  const known = prints.get(key);
  if (known) return known;
  const made = rasterise(svg, pxPerMm);
  prints.set(key, made);
  for (const old of [...prints.keys()].slice(0, Math.max(0, prints.size - mostPrints))) prints.delete(old);
  return made;
}

/** Where the header may carry handwriting: from the top to just above the first row of bubbles. */
const headerOf = (layout: SheetLayout) => ({
  topMm: 8,
  bottomMm: Math.min(...layout.bubbles.map((bubble) => bubble.yMm - bubble.rMm)) - 16,
});

async function fill(request: PhotoRequest, level: Level, pxPerMm: number, random: Random) {
  const { layout } = request;
  const page = copyRaster(request.paper ?? (await print(layout, request.page ?? defaultPage, pxPerMm)));
  wearPrint(page, chooseWear(random, level.faintness), random);
  const truth = request.answers
    ? planGiven(request.answers, random.pick(['zigzag', 'spiral', 'felt'] as const))
    : planAnswers(layout.spec.groups, layout.spec.options, level.marks, random);
  markPage(page, sheetJson(layout), truth, random);
  if (random.chance(level.chances.clutter)) writeOver(page, headerOf(layout), random);
  return { page, truth };
}

async function throughJpeg(pixels: Uint8ClampedArray, size: { width: number; height: number }, quality: number) {
  const jpeg = await sharp(pixels, { raw: { ...size, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality })
    .toBuffer();
  const raw = await sharp(jpeg).ensureAlpha().raw().toBuffer();
  return { jpeg, rgba: new Uint8ClampedArray(raw) };
}

/** Makes a photo of a filled sheet. The same request gives the same photo. */
export async function makeSheetPhoto(request: PhotoRequest): Promise<SheetPhoto> {
  const random = seededRandom(request.seed);
  const level: Level = typeof request.level === 'object' ? request.level : levels[request.level ?? 'ordinary'];
  const size = typeof request.size === 'object' ? request.size : photoSizes[request.size ?? 'portrait'];
  const short = Math.min(size.width, size.height);
  const { page, truth } = await fill(request, level, short > 1400 ? 12 : 8, random);
  const { widthMm, heightMm } = request.layout;
  const pose = choosePose(size, { widthMm, heightMm }, level, random, request);
  const scale = short / 720;
  const light = chooseLight(size, level, random);
  const finger = random.chance(level.chances.finger) ? chooseFinger(request.layout, random) : null;
  let picture = expose(size, page, pose, chooseBackground(random, 40 * scale), light, finger);
  picture = blur(picture, random.between(0.2, level.blurPx) * scale);
  if (random.chance(level.chances.motion))
    picture = motion(picture, random.between(1, level.motionPx) * scale, random.chance(0.5));
  picture = addNoise(picture, random.between(0.5, level.noise), random);
  if (random.chance(0.5)) picture = smear(picture, random.between(0.4, 0.9), 3 * level.noise);
  if (random.chance(0.5)) picture = sharpen(picture, random.between(0.2, 0.7));
  const pixels = develop(picture, random);
  const { jpeg, rgba } = await throughJpeg(pixels, size, random.whole(level.jpegQuality, 95));
  return { rgba, width: size.width, height: size.height, jpeg, truth, corners: pose.corners };
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
  const filled = copyRaster(await print(layout, page, pxPerMm));
  markPage(filled, sheetJson(layout), planGiven(answers), random);
  return filled;
}
