import type { Level } from './levels.ts';
import { mapBetween, type PlaneMap, type Point } from './plane-map.ts';
import type { Random } from './random.ts';

/** Where the page lies in the photo: its corners in pixels, clockwise from its top-left, and the way from photo pixels to page mm. */
export interface CameraPose {
  readonly corners: readonly Point[];
  readonly toPage: PlaneMap;
}

/** The pose that puts the page's corners there. */
export const poseAt = (
  corners: readonly Point[],
  { widthMm, heightMm }: { widthMm: number; heightMm: number },
): CameraPose => ({
  corners,
  toPage: mapBetween(corners, [
    [0, 0],
    [widthMm, 0],
    [widthMm, heightMm],
    [0, heightMm],
  ]),
});

const turnPoint = ([x, y]: Point, angle: number): Point => [
  x * Math.cos(angle) - y * Math.sin(angle),
  x * Math.sin(angle) + y * Math.cos(angle),
];

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
  const keystone = random.between(...level.keystone);
  const leaning = random.between(0, 2 * Math.PI);
  const lean = ([x, y]: Point): Point => {
    const nearness = 1 + keystone * ((x / widthMm) * Math.cos(leaning) + (y / heightMm) * Math.sin(leaning));
    return [x * nearness, y * nearness];
  };
  const tilted = rectangle
    .map(lean)
    .map(([x, y]): Point => [x + off(widthMm), y + off(heightMm)])
    .map(([x, y]): Point => turnPoint([wish.mirrored ? -x : x, y], angle));
  const xs = tilted.map(([x]) => x);
  const ys = tilted.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const fit = Math.min(size.width / (right - left), size.height / (bottom - top)) * random.between(...level.fill);
  const roomX = (size.width - fit * (right - left)) * random.between(0.3, 0.7);
  const roomY = (size.height - fit * (bottom - top)) * random.between(0.3, 0.7);
  const corners = tilted.map(([x, y]): Point => [(x - left) * fit + roomX, (y - top) * fit + roomY]);
  return poseAt(corners, page);
}
