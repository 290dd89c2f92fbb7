import { layOutRoll, type SheetLayout, sheetJson } from '../src/index.ts';
import { drawRoll, loadSheetFonts, type RollPage } from '../src/node.ts';
import { pageSvg } from '../src/sheet/svg-writer.ts';
import type { MarkKind, PlannedQuestion } from './answer-plan.ts';
import { chooseBackground } from './background.ts';
import { choosePose } from './camera-pose.ts';
import { chooseCoverings } from './cover-sheet.ts';
import { hiddenShare } from './covering.ts';
import { type Level, type LevelName, levels } from './levels.ts';
import { chooseLight } from './light.ts';
import { markPage } from './mark-page.ts';
import { grayOf, type PageRaster, rasterise } from './page-raster.ts';
import { choosePaperShape } from './paper-shape.ts';
import { chooseWear, printOn } from './print-wear.ts';
import { type Random, seededRandom } from './random.ts';
import { pageDensity, type Size, type TakenPhoto, takePhoto } from './take-photo.ts';

/** How often a pupil is away, by kind of pupil. */
const absenceShares = [0.03, 0.06, 0.12, 0.4] as const;
const doubtfulKinds = ['tick', 'dot', 'ring', 'erased', 'crossed-out'] as const;
const fills = ['spiral', 'zigzag', 'hatching', 'felt', 'pencil'] as const;
/** From this share hidden on, a bubble may be left to a person. */
const hiddenEnough = 0.1;

/** What a teacher did with a bubble. `doubtful`: a reader may ask a person instead; `either`: nobody can say. */
export interface PlannedCell {
  readonly absent: boolean;
  readonly doubtful: boolean;
  readonly kind: MarkKind | null;
}

/** A photo of a filled roll, with `truth[pupil][day]`. */
export interface RollPhoto extends TakenPhoto {
  readonly truth: readonly (readonly PlannedCell[])[];
}

function planCell(share: number, fill: MarkKind, { marks }: Level, random: Random): PlannedCell {
  if (!random.chance(share)) {
    const isErased = random.chance(marks.doubtful / 20);
    return { absent: false, doubtful: isErased, kind: isErased ? 'erased' : null };
  }
  const what = random.next();
  if (what < marks.cross) return { absent: true, doubtful: false, kind: 'cross' };
  if (what < marks.cross + marks.half) return { absent: true, doubtful: false, kind: 'half' };
  if (what < marks.cross + marks.half + marks.doubtful) {
    const kind = random.pick(doubtfulKinds);
    return { absent: kind !== 'erased' && kind !== 'crossed-out', doubtful: true, kind };
  }
  return { absent: true, doubtful: false, kind: fill };
}

/** Plans a teacher's month: a hand keeps its way of filling. */
function planRoll(page: RollPage, level: Level, random: Random): PlannedCell[][] {
  const fill = random.pick(fills);
  return page.pupils.map(() => {
    const share = random.pick(absenceShares);
    return page.days.map(() => planCell(share, fill, level, random));
  });
}

/** The month as given: true is absent. */
export const planGivenRoll = (absent: readonly (readonly boolean[])[]): PlannedCell[][] =>
  absent.map((row) => row.map((is) => ({ absent: is, doubtful: false, kind: is ? 'zigzag' : null })));

const asQuestions = (plan: readonly (readonly PlannedCell[])[]): PlannedQuestion[] =>
  plan.map((row, at) => ({
    group: 0,
    question: at + 1,
    marks: row.flatMap(({ kind }, option) => (kind ? [{ option, kind }] : [])),
    letters: '',
    doubtful: false,
    alsoRight: [],
  }));

const prints = new Map<string, ReturnType<typeof rasterise>>();

async function printRoll(page: RollPage, pxPerMm: number) {
  const key = JSON.stringify([page, pxPerMm]);
  const { widthMm, heightMm, shapes } = drawRoll(page);
  const made = prints.get(key) ?? rasterise(pageSvg(widthMm, heightMm, shapes, await loadSheetFonts()), pxPerMm);
  prints.set(key, made);
  return made;
}

const layoutOf = ({ pupils, days, number }: RollPage): SheetLayout =>
  layOutRoll({ pupils: pupils.length, days: days.length, number });

/** A filled page seen straight on, as a scanner gives it. */
export async function renderFilledRoll(page: RollPage, plan: PlannedCell[][], pxPerMm = 8): Promise<PageRaster> {
  const random = seededRandom(1);
  const wear = { faintness: 0, toner: 0, paper: [255, 255, 255] } as const;
  const filled = printOn(await printRoll(page, pxPerMm), wear, random);
  markPage(filled, sheetJson(layoutOf(page)), asQuestions(plan), random);
  return filled;
}

export interface RollPhotoRequest {
  readonly page: RollPage;
  /** Paper that a printer already put out, instead of a print made here. */
  readonly paper?: PageRaster;
  readonly seed: number;
  readonly level?: LevelName | Level;
  readonly size?: Size;
  readonly plan?: PlannedCell[][];
  readonly quarterTurn?: number;
}

/** Photographs a filled roll with the camera, paper and pens of the sheets' photos. */
export async function makeRollPhoto(request: RollPhotoRequest): Promise<RollPhoto> {
  const { page, size = { width: 2048, height: 1536 } } = request;
  const random = seededRandom(request.seed);
  const level: Level = typeof request.level === 'object' ? request.level : levels[request.level ?? 'ordinary'];
  const layout = layoutOf(page);
  const print = request.paper ? grayOf(request.paper) : await printRoll(page, pageDensity(size));
  const paper = printOn(print, chooseWear(random, level), random);
  const pose = choosePose(size, layout, level, random, { quarterTurn: request.quarterTurn ?? random.pick([0, 2]) });
  const plan = request.plan ?? planRoll(page, level, random);
  markPage(paper, sheetJson(layout), asQuestions(plan), random, level.pens);
  const coverings = chooseCoverings(layout, level, random);
  const scene = {
    ...pose,
    page: paper,
    shape: choosePaperShape(layout, level, random),
    background: chooseBackground(random, (40 * Math.min(size.width, size.height)) / 720),
    light: chooseLight(size, level, random),
    coverings,
  };
  const photo = await takePhoto(size, scene, level, random);
  const isHidden = (row: number, day: number) => {
    const { xMm, yMm, rMm } = layout.bubbles[row * page.days.length + day]!;
    return coverings.some((covering) => hiddenShare(covering, xMm, yMm, rMm) > hiddenEnough);
  };
  const truth = plan.map((row, at) => row.map((cell, day) => (isHidden(at, day) ? { ...cell, doubtful: true } : cell)));
  return { ...photo, truth };
}
