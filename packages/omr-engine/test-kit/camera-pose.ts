import type { Level } from './levels.ts';
import { mapBetween, type PlaneMap, type Point } from './plane-map.ts';
import type { Random } from './random.ts';

/** Where the page lies in the photo: its corners in pixels, clockwise from its top-left, and how the paper bends. */
export interface CameraPose {
  readonly corners: readonly Point[];
  /** From photo pixels to page mm, before bending. */
  readonly toPage: PlaneMap;
  readonly bend: Bend;
}

/** Shift of the paper's points, mm, as it curls or is folded, and the change of light that goes with it. */
export interface Bend {
  readonly curlMm: number;
  readonly curlAlongY: boolean;
  readonly curlPhase: number;
  readonly foldMm: number;
  readonly foldAt: number;
}

const turnPoint = ([x, y]: Point, angle: number): Point => [
  x * Math.cos(angle) - y * Math.sin(angle),
  x * Math.sin(angle) + y * Math.cos(angle),
];

/** A finger that holds the sheet: an ellipse over its edge, in page mm. */
export interface Finger {
  readonly xMm: number;
  readonly yMm: number;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly rgb: readonly [number, number, number];
}

const skins: readonly Finger['rgb'][] = [
  [224, 176, 150],
  [172, 118, 88],
  [104, 68, 50],
];

/** A finger at the left or right edge, too short to reach the answers: it may hide a marker or a timing mark. */
export function chooseFinger(page: { widthMm: number; heightMm: number }, random: Random): Finger {
  const reachMm = random.between(4, 15);
  const lengthMm = random.between(24, 34);
  const outMm = lengthMm - reachMm;
  return {
    xMm: random.chance(0.5) ? -outMm : page.widthMm + outMm,
    yMm: random.between(0.1, 0.97) * page.heightMm,
    lengthMm,
    widthMm: random.between(7, 9.5),
    rgb: random.pick(skins),
  };
}

/** Quarter turns in the photo: any, as phones lie on a table; upright is the commonest. */
const quarterTurns = [0, 0, 0, 0, 1, 2, 3] as const;

export interface PoseWish {
  /** Quarter turns; drawn when left out. */
  readonly quarterTurn?: number;
  readonly mirrored?: boolean;
}

/** Draws a pose within the level's limits, with the whole page in the frame. */
export function choosePose(
  size: { width: number; height: number },
  page: { widthMm: number; heightMm: number },
  level: Level,
  random: Random,
  wish: PoseWish = {},
): CameraPose {
  const { widthMm, heightMm } = page;
  const quarter = wish.quarterTurn ?? random.pick(quarterTurns);
  const angle = (quarter * Math.PI) / 2 + (random.between(-level.turnDegrees, level.turnDegrees) * Math.PI) / 180;
  const off = (side: number): number => random.between(-level.cornerShare, level.cornerShare) * side;
  const rectangle: Point[] = [
    [-widthMm / 2, -heightMm / 2],
    [widthMm / 2, -heightMm / 2],
    [widthMm / 2, heightMm / 2],
    [-widthMm / 2, heightMm / 2],
  ];
  const tilted = rectangle
    .map(([x, y]): Point => [x + off(widthMm), y + off(heightMm)])
    .map(([x, y]): Point => turnPoint([wish.mirrored ? -x : x, y], angle));
  const xs = tilted.map(([x]) => x);
  const ys = tilted.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const fit = Math.min(size.width / (right - left), size.height / (bottom - top)) * random.between(0.86, 0.985);
  const roomX = (size.width - fit * (right - left)) * random.between(0.3, 0.7);
  const roomY = (size.height - fit * (bottom - top)) * random.between(0.3, 0.7);
  const corners = tilted.map(([x, y]): Point => [(x - left) * fit + roomX, (y - top) * fit + roomY]);
  const pageCorners: Point[] = [
    [0, 0],
    [widthMm, 0],
    [widthMm, heightMm],
    [0, heightMm],
  ];
  const bend: Bend = {
    curlMm: random.between(-level.curlShare, level.curlShare) * heightMm,
    curlAlongY: random.chance(0.5),
    curlPhase: random.between(-0.4, 0.4),
    foldMm: random.chance(level.chances.fold) ? random.between(-0.9, 0.9) : 0,
    foldAt: random.between(0.35, 0.65),
  };
  return { corners, toPage: mapBetween(corners, pageCorners), bend };
}
