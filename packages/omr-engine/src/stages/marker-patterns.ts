import { arucoPatterns } from '../core/aruco.data.ts';

/** Cells a side of a marker, border included. */
export const MARKER_CELLS = 6;

/** What a marker of an id looks like in one pose: 36 cell levels with mean 0 and length 1, row by row. */
interface MarkerTemplate {
  readonly id: 0 | 1 | 2 | 3;
  readonly mirrored: boolean;
  /** Quarter turns from the image's axes to the marker's. */
  readonly turns: number;
  readonly cells: readonly number[];
}

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

function template(id: 0 | 1 | 2 | 3, mirrored: boolean, turns: number): MarkerTemplate {
  const cells: number[] = [];
  for (let row = 0; row < MARKER_CELLS; row++) {
    for (let column = 0; column < MARKER_CELLS; column++) {
      let level = 0;
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          level += BLUR[dx + 1]! * BLUR[dy + 1]! * poseCell(id, mirrored, turns, row + dy, column + dx);
        }
      }
      cells.push(level);
    }
  }
  const average = cells.reduce((sum, cell) => sum + cell, 0) / cells.length;
  const length = Math.sqrt(cells.reduce((sum, cell) => sum + (cell - average) ** 2, 0));
  return { id, mirrored, turns, cells: cells.map((cell) => (cell - average) / length) };
}

/** The four ids in eight poses each. */
const markerTemplates: readonly MarkerTemplate[] = ([0, 1, 2, 3] as const).flatMap((id) =>
  [false, true].flatMap((mirrored) => [0, 1, 2, 3].map((turns) => template(id, mirrored, turns))),
);

export interface MarkerMatch {
  readonly template: MarkerTemplate;
  /** Normalised correlation, -1 to 1, and that of the best other template. */
  readonly score: number;
  readonly runnerUp: number;
}

/** The template that 36 sampled levels correlate with best. */
export function matchMarker(levels: readonly number[]): MarkerMatch {
  const average = levels.reduce((sum, level) => sum + level, 0) / levels.length;
  const length = Math.sqrt(levels.reduce((sum, level) => sum + (level - average) ** 2, 0)) + 1e-9;
  let best: MarkerTemplate = markerTemplates[0]!;
  let score = -1;
  let runnerUp = -1;
  for (const candidate of markerTemplates) {
    let product = 0;
    for (let i = 0; i < levels.length; i++) product += (levels[i]! - average) * candidate.cells[i]!;
    const correlation = product / length;
    if (correlation > score) {
      runnerUp = score;
      score = correlation;
      best = candidate;
    } else if (correlation > runnerUp) runnerUp = correlation;
  }
  return { template: best, score, runnerUp };
}
