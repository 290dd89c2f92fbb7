import type { WorkImage } from '../core/gray-image.ts';
import { median } from '../core/statistics.ts';
import type { ShapeGrid } from '../second-attempt.ts';
import type { RingCandidate } from '../stages/rings/ring-candidates.ts';
import { type ContourShape, contourShapes, ringOf } from './contour-shapes.ts';
import { toMat } from './enhance.ts';
import { MatScope } from './mat-scope.ts';
import type { OpenCv } from './opencv-types.ts';

/** Shapes of one kind differ at most by this factor in each half axis (perspective), and by this angle, radians. */
const ALIKE = 1.3;
const ALIKE_ANGLE = 0.35;
/** Shapes that differ from a kind's middle by up to this factor are rings of its grid too: a sheet farther away must be seen. */
const SIMILAR = 1.6;
/** From this aspect on a shape has a direction, and the image is stretched for it. */
const ROUND_ASPECT = 1.22;
const MAX_KINDS = 4;
/** Seeds tried for the most numerous kind. */
const MAX_SEEDS = 160;
/** Radius that small shapes are enlarged to, px. */
const MIN_RADIUS_PX = 6;

const within = (a: number, b: number, factor: number): boolean => a < b * factor && b < a * factor;

/** Difference of two axes' directions, 0 to π/2. */
const turnBetween = (a: number, b: number): number => {
  const turn = Math.abs(a - b) % Math.PI;
  return Math.min(turn, Math.PI - turn);
};

const isAlike = (a: ContourShape, b: ContourShape, factor: number): boolean =>
  within(a.major, b.major, factor) &&
  within(a.minor, b.minor, factor) &&
  (a.major < a.minor * ROUND_ASPECT || turnBetween(a.angle, b.angle) < ALIKE_ANGLE);

/** The shapes by kind, most numerous first. */
function kindsOf(shapes: readonly ContourShape[], least: number): ContourShape[][] {
  const kinds: ContourShape[][] = [];
  let left = shapes;
  while (kinds.length < MAX_KINDS) {
    let best: ContourShape[] = [];
    const stride = Math.max(1, Math.floor(left.length / MAX_SEEDS));
    for (let at = 0; at < left.length; at += stride) {
      const alike = left.filter((shape) => isAlike(left[at]!, shape, ALIKE));
      if (alike.length > best.length) best = alike;
    }
    if (best.length < least) break;
    kinds.push(best);
    const taken = new Set(best);
    left = left.filter((shape) => !taken.has(shape));
  }
  return kinds;
}

/** Direction of a kind's major axis: the mean of doubled angles, since an axis has no sign. */
function directionOf(kind: readonly ContourShape[]): number {
  const sin = kind.reduce((sum, { angle }) => sum + Math.sin(2 * angle), 0);
  const cos = kind.reduce((sum, { angle }) => sum + Math.cos(2 * angle), 0);
  return Math.atan2(sin, cos) / 2;
}

interface Stretch {
  readonly xx: number;
  readonly xy: number;
  readonly yy: number;
}

/** Scales by `along` in a direction and by `across` at right angles to it. */
function stretchBy(direction: number, along: number, across: number): Stretch {
  const c = Math.cos(direction);
  const s = Math.sin(direction);
  return { xx: along * c * c + across * s * s, xy: (along - across) * c * s, yy: along * s * s + across * c * c };
}

function stretchImage(cv: OpenCv, image: WorkImage, { xx, xy, yy }: Stretch) {
  using scope = new MatScope();
  const { width, height } = image;
  const corners = [
    [0, 0],
    [width, 0],
    [0, height],
    [width, height],
  ].map(([x, y]) => [xx * x! + xy * y!, xy * x! + yy * y!] as const);
  const left = Math.min(...corners.map(([x]) => x));
  const top = Math.min(...corners.map(([, y]) => y));
  const across = Math.ceil(Math.max(...corners.map(([x]) => x)) - left);
  const down = Math.ceil(Math.max(...corners.map(([, y]) => y)) - top);
  const matrix = scope.own(cv.matFromArray(2, 3, cv.CV_64FC1, [xx, xy, -left, xy, yy, -top]));
  const target = scope.own(new cv.Mat());
  const source = toMat(cv, image, scope);
  cv.warpAffine(source, target, matrix, new cv.Size(across, down), cv.INTER_LINEAR, cv.BORDER_REPLICATE);
  return { left, top, width: across, height: down, pixels: new Uint8Array(target.data) };
}

function gridOf(
  cv: OpenCv,
  image: WorkImage,
  kind: readonly ContourShape[],
  shapes: readonly ContourShape[],
): ShapeGrid {
  const major = median(kind.map((shape) => shape.major));
  const minor = median(kind.map((shape) => shape.minor));
  const isRound = major < minor * ROUND_ASPECT;
  const mean = Math.sqrt(major * minor);
  const radius = isRound ? mean : Math.max(mean, Math.min(MIN_RADIUS_PX, major));
  const angle = directionOf(kind);
  const stretch = isRound ? stretchBy(0, 1, 1) : stretchBy(angle, radius / major, radius / minor);
  const middle: ContourShape = { x: 0, y: 0, major, minor, angle, isHollow: true };
  const { xx, xy, yy } = stretch;
  const stretched = isRound ? { ...image, left: 0, top: 0 } : stretchImage(cv, image, stretch);
  const { left, top, width, height, pixels } = stretched;
  const similar = shapes.filter((shape) => isAlike(middle, shape, SIMILAR));
  const rings = similar.map((shape): RingCandidate => {
    const size = (2 * radius * Math.sqrt(shape.major * shape.minor)) / mean;
    const x = xx * shape.x + xy * shape.y - left;
    const y = xy * shape.x + yy * shape.y - top;
    return ringOf({ ...shape, x, y }, size);
  });
  const determinant = xx * yy - xy * xy;
  return {
    image: isRound
      ? image
      : { width, height, pixels, scale: 1, originX: 0, originY: 0, frameSide: Math.max(width, height) },
    rings,
    isStretched: !isRound,
    radiusScale: minor / radius,
    toSource: (x, y) => [
      (yy * (x + left) - xy * (y + top)) / determinant,
      (xx * (y + top) - xy * (x + left)) / determinant,
    ],
  };
}

/** Grids of shapes of one kind each, most numerous first, each in an image in which its shapes are round; at least so many in each. */
export function* shapeGrids(cv: OpenCv, image: WorkImage, least: number): Generator<ShapeGrid> {
  const shapes = contourShapes(cv, image);
  for (const kind of kindsOf(shapes, least)) yield gridOf(cv, image, kind, shapes);
}
