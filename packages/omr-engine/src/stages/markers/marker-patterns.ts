import { arucoPatterns } from '../../core/aruco.data.ts';
import { productOf, toUnit } from '../../core/unit-cells.ts';

/** Cells a side of a marker, border included. */
export const MARKER_CELLS = 6;

/** What a marker of an id looks like in one pose: 36 cell levels with mean 0 and length 1, row by row. */
interface MarkerTemplate {
  readonly id: 0 | 1 | 2 | 3;
  readonly mirrored: boolean;
  /** Quarter turns from the image's axes to the marker's. */
  readonly turns: number;
  readonly cells: Float32Array;
  /** Length of its lower half alone. */
  readonly lower: number;
}

const HALF = MARKER_CELLS ** 2 / 2;

const lowerLength = (cells: Float32Array): number => Math.sqrt(productOf(cells.subarray(HALF), cells.subarray(HALF)));

/** Share of a cell's level that comes from the cell itself and from each neighbour along an axis: a photo's blur. */
const BLUR = [0.18, 0.64, 0.18] as const;

/** Carries an image direction, from the marker's centre, to the marker's own axes. */
export function toMarkerAxes(x: number, y: number, mirrored: boolean, turns: number): readonly [number, number] {
  let u = mirrored ? -x : x;
  let v = y;
  for (let i = 0; i < turns; i++) [u, v] = [-v, u];
  return [u, v];
}

/** Level of a cell of a marker in a pose; outside the marker lies white paper. */
function poseCell(id: number, mirrored: boolean, turns: number, row: number, column: number): number {
  const middle = (MARKER_CELLS - 1) / 2;
  const [u, v] = toMarkerAxes(column - middle, row - middle, mirrored, turns);
  return arucoPatterns[id]?.[Math.round(v + middle)]?.[Math.round(u + middle)] ?? 1;
}

/** A hand's motion: its path in cells, in directions all around, and how many places of it are summed. */
const MOTION_CELLS = [1.8, 3];
const MOTION_STEPS = 7;
const MOTIONS = [0, 30, 60, 90, 120, 150].flatMap((degrees) => {
  const angle = (degrees * Math.PI) / 180;
  return MOTION_CELLS.map((cells) => [Math.cos(angle) * cells, Math.sin(angle) * cells] as const);
});

/** A marker's level at a place between cells, blurred as a still photo is. */
function softLevel(id: number, mirrored: boolean, turns: number, row: number, column: number): number {
  const top = Math.floor(row);
  const left = Math.floor(column);
  let level = 0;
  for (let dy = -1; dy <= 2; dy++) {
    const inRow = (BLUR[dy + 1] ?? 0) * (1 - (row - top)) + (BLUR[dy] ?? 0) * (row - top);
    for (let dx = -1; dx <= 2; dx++) {
      const inColumn = (BLUR[dx + 1] ?? 0) * (1 - (column - left)) + (BLUR[dx] ?? 0) * (column - left);
      if (inRow * inColumn > 0) level += inRow * inColumn * poseCell(id, mirrored, turns, top + dy, left + dx);
    }
  }
  return level;
}

function template(
  id: 0 | 1 | 2 | 3,
  mirrored: boolean,
  turns: number,
  [motionX, motionY]: readonly [number, number],
): MarkerTemplate {
  const steps = motionX === 0 && motionY === 0 ? 1 : MOTION_STEPS;
  const levels: number[] = [];
  for (let row = 0; row < MARKER_CELLS; row++) {
    for (let column = 0; column < MARKER_CELLS; column++) {
      let level = 0;
      for (let step = 0; step < steps; step++) {
        const along = steps > 1 ? step / (steps - 1) - 0.5 : 0;
        level += softLevel(id, mirrored, turns, row + along * motionY, column + along * motionX) / steps;
      }
      levels.push(level);
    }
  }
  const cells = toUnit(Float32Array.from(levels));
  return { id, mirrored, turns, cells, lower: lowerLength(cells) };
}

/** The four ids in eight poses each. */
const templatesMoved = (motion: readonly [number, number]): MarkerTemplate[] =>
  ([0, 1, 2, 3] as const).flatMap((id) =>
    [false, true].flatMap((mirrored) => [0, 1, 2, 3].map((turns) => template(id, mirrored, turns, motion))),
  );

const still = templatesMoved([0, 0]);
let moved: readonly MarkerTemplate[] | null = null;
/** Made where they are first needed. */
const smeared = (): readonly MarkerTemplate[] => {
  moved ??= MOTIONS.flatMap(templatesMoved);
  return moved;
};

export interface MarkerMatch {
  readonly template: MarkerTemplate;
  /** Normalised correlation, -1 to 1, and that of the best other template. */
  readonly score: number;
  readonly runnerUp: number;
}

/**
 * The template that 36 sampled levels correlate with best.
 *
 * @param isMoved Compare with markers that a hand's motion smeared.
 * @param least   A lower score is told as none, -1: most templates are then given up halfway.
 */
export function matchMarker(levels: Float32Array, isMoved: boolean, least: number): MarkerMatch {
  const cells = toUnit(levels.slice());
  const lower = lowerLength(cells);
  let best = still[0]!;
  let score = -1;
  let runnerUp = -1;
  for (const candidate of isMoved ? smeared() : still) {
    const own = candidate.cells;
    let product = 0;
    for (let i = 0; i < HALF; i++) product += cells[i]! * own[i]!;
    // The lower halves add no more than their lengths.
    if (product + lower * candidate.lower < least) continue;
    for (let i = HALF; i < cells.length; i++) product += cells[i]! * own[i]!;
    const isSame = candidate.id === best.id && candidate.mirrored === best.mirrored && candidate.turns === best.turns;
    if (product > score) {
      if (!isSame) runnerUp = score;
      score = product;
      best = candidate;
    } else if (product > runnerUp && !isSame) runnerUp = product;
  }
  return { template: best, score, runnerUp };
}
