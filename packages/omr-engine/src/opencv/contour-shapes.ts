import type { WorkImage } from '../core/gray-image.ts';
import { PointIndex } from '../core/point-index.ts';
import { median } from '../core/statistics.ts';
import type { RingCandidate } from '../stages/rings/ring-candidates.ts';
import { toMat } from './enhance.ts';
import { MatScope } from './mat-scope.ts';
import type { Mat, Moments, OpenCv } from './opencv-types.ts';

/** A closed outline: an ellipse of its area and moments. Positions and half axes in px, the major axis' angle in radians. */
export interface ContourShape {
  readonly x: number;
  readonly y: number;
  readonly major: number;
  readonly minor: number;
  readonly angle: number;
  /** It has paper inside. */
  readonly isHollow: boolean;
}

/** Brightness against the paper below which is ink; shapes of all levels are put together: faint lines need the second. */
const INK_LEVELS = [0.86, 0.93] as const;
/** What is narrower than this share of the long side is ink, the rest paper or background: marks and the thickest frames. */
const INK_SHARE = 1 / 40;
/** The paper is worked out at this scale. */
const PAPER_SCALE = 0.5;
/** Shapes of two passes are one when their middles are this near, in minor half axes. */
const SAME_SHAPE = 0.5;
/** Half axes of a bubble, px. */
const MIN_MINOR_PX = 3;
const MAX_MAJOR_PX = 90;
const MAX_ASPECT = 2.6;
/** Area against that of the ellipse of equal moments: an ellipse has 1, a box 0.955; letters and ticks less. */
const MIN_COMPACT = 0.9;
const MAX_COMPACT = 1.03;
/** A hole whose middle lies this near to its outline's, in minor half axes, is that ring's own. */
const SAME_MIDDLE = 0.4;
/** Share of an ellipse's box that it fills, and of that what ink covers in a hollow one. */
const ELLIPSE_HULL = Math.PI / 4;
const HOLLOW_INK = 0.4;
/** Width of a ring's line where the sheet does not tell, px. */
const USUAL_LINE_PX = 2;

type Ellipse = Omit<ContourShape, 'isHollow'>;

/** The ellipse of a contour's area and moments, or null where the contour is no bubble's. */
function ellipseOf({ m00, m10, m01, mu20, mu11, mu02 }: Moments): Ellipse | null {
  if (m00 <= 0) return null;
  const a = mu20 / m00;
  const b = mu11 / m00;
  const c = mu02 / m00;
  const spread = Math.hypot(a - c, 2 * b) / 2;
  const major = 2 * Math.sqrt((a + c) / 2 + spread);
  const minor = 2 * Math.sqrt(Math.max(0, (a + c) / 2 - spread));
  if (minor < MIN_MINOR_PX || major > MAX_MAJOR_PX || major > minor * MAX_ASPECT) return null;
  const compact = m00 / (Math.PI * major * minor);
  if (compact < MIN_COMPACT || compact > MAX_COMPACT) return null;
  return { x: m10 / m00, y: m01 / m00, major, minor, angle: Math.atan2(2 * b, a - c) / 2 };
}

/** Brightness against the paper: gray over its own closing, which a frame's or a neighbour's ink does not darken. */
function flatten(cv: OpenCv, image: WorkImage, scope: MatScope): Mat {
  const soft = scope.own(new cv.Mat());
  cv.blur(toMat(cv, image, scope), soft, new cv.Size(3, 3));
  const half = scope.own(new cv.Mat());
  const halfSize = new cv.Size(Math.round(image.width * PAPER_SCALE), Math.round(image.height * PAPER_SCALE));
  cv.resize(soft, half, halfSize, 0, 0, cv.INTER_AREA);
  const side = 2 * Math.round((image.frameSide * INK_SHARE * PAPER_SCALE) / 2) + 1;
  const kernel = scope.own(cv.getStructuringElement(cv.MORPH_RECT, new cv.Size(side, side)));
  const paper = scope.own(new cv.Mat());
  cv.morphologyEx(half, paper, cv.MORPH_CLOSE, kernel);
  const whole = scope.own(new cv.Mat());
  cv.resize(paper, whole, new cv.Size(image.width, image.height), 0, 0, cv.INTER_LINEAR);
  const flat = scope.own(new cv.Mat());
  cv.divide(soft, whole, flat, 255);
  return flat;
}

/** Compact outlines at one level; a ring and its hole are one. */
function shapesAt(cv: OpenCv, flat: Mat, level: number): ContourShape[] {
  using scope = new MatScope();
  const ink = scope.own(new cv.Mat());
  cv.threshold(flat, ink, level * 255, 255, cv.THRESH_BINARY_INV);
  const contours = scope.own(new cv.MatVector());
  const hierarchy = scope.own(new cv.Mat());
  cv.findContours(ink, contours, hierarchy, cv.RETR_CCOMP, cv.CHAIN_APPROX_NONE);
  const parents = Int32Array.from(hierarchy.data32S);
  const ellipses: (Ellipse | null)[] = [];
  for (let i = 0; i < contours.size(); i++) {
    using one = new MatScope();
    const contour = one.own(contours.get(i));
    ellipses.push(contour.rows < 2 * Math.PI * MIN_MINOR_PX ? null : ellipseOf(cv.moments(contour)));
  }
  const outerHollow = new Set<number>();
  const lines: number[] = [];
  const holes: Ellipse[] = [];
  ellipses.forEach((own, i) => {
    const parent = parents[4 * i + 3]!;
    if (!own || parent < 0) return;
    const outer = ellipses[parent];
    if (outer && Math.hypot(outer.x - own.x, outer.y - own.y) < outer.minor * SAME_MIDDLE) {
      outerHollow.add(parent);
      lines.push(outer.minor - own.minor);
    } else holes.push(own);
  });
  const line = lines.length > 0 ? median(lines) : USUAL_LINE_PX;
  const shapes = ellipses.flatMap((own, i): ContourShape[] =>
    own && parents[4 * i + 3]! < 0 ? [{ ...own, isHollow: outerHollow.has(i) }] : [],
  );
  const inner = holes.map(
    (own): ContourShape => ({ ...own, major: own.major + line, minor: own.minor + line, isHollow: true }),
  );
  return [...shapes, ...inner];
}

/** Compact outlines of an image's ink: rings and boxes, also where their line runs into a frame. */
export function contourShapes(cv: OpenCv, image: WorkImage): ContourShape[] {
  using scope = new MatScope();
  const flat = flatten(cv, image, scope);
  let shapes: ContourShape[] = [];
  for (const level of INK_LEVELS) {
    const known = new PointIndex(shapes);
    const fresh = shapesAt(cv, flat, level);
    shapes = shapes.concat(fresh.filter((shape) => known.nearest(shape.x, shape.y, shape.minor * SAME_SHAPE) === null));
  }
  return shapes;
}

/** A shape as a ring of that diameter, in its place or another. */
export function ringOf(
  { x, y, major, minor, isHollow }: ContourShape,
  size = 2 * Math.sqrt(major * minor),
): RingCandidate {
  const area = size * size * ELLIPSE_HULL * (isHollow ? HOLLOW_INK : 1);
  return { x, y, width: size, height: size, size, area, hull: ELLIPSE_HULL, label: -1, ringScore: 1 };
}
