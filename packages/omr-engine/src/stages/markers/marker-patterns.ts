import { arucoPatterns } from '../../core/aruco.data.ts';

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
  const cells: number[] = [];
  for (let row = 0; row < MARKER_CELLS; row++) {
    for (let column = 0; column < MARKER_CELLS; column++) {
      let level = 0;
      for (let step = 0; step < steps; step++) {
        const along = steps > 1 ? step / (steps - 1) - 0.5 : 0;
        level += softLevel(id, mirrored, turns, row + along * motionY, column + along * motionX) / steps;
      }
      cells.push(level);
    }
  }
  const average = cells.reduce((sum, cell) => sum + cell, 0) / cells.length;
  const length = Math.sqrt(cells.reduce((sum, cell) => sum + (cell - average) ** 2, 0));
  return { id, mirrored, turns, cells: cells.map((cell) => (cell - average) / length) };
}

/** The four ids in eight poses each. */
const templatesMoved = (motion: readonly [number, number]): MarkerTemplate[] =>
  ([0, 1, 2, 3] as const).flatMap((id) =>
    [false, true].flatMap((mirrored) => [0, 1, 2, 3].map((turns) => template(id, mirrored, turns, motion))),
  );

const ALL_CELLS = Array.from({ length: MARKER_CELLS * MARKER_CELLS }, (_, cell) => cell);
const isInside = (cell: number): boolean => {
  const [row, column] = [Math.floor(cell / MARKER_CELLS), cell % MARKER_CELLS];
  return row > 0 && column > 0 && row < MARKER_CELLS - 1 && column < MARKER_CELLS - 1;
};
/** A marker's cells by their number, row by row: those that tell it apart, and the dark line around them. */
export const insideCells: readonly number[] = ALL_CELLS.filter(isInside);
export const borderCells: readonly number[] = ALL_CELLS.filter((cell) => !isInside(cell));
/** The inside first, so that most templates are given up after it. */
const ORDER = [...insideCells, ...borderCells];
const INSIDE_COUNT = insideCells.length;

/** Templates one after the other, their cells in that order, and how long each is beyond the inside. */
interface TemplateBank {
  readonly templates: readonly MarkerTemplate[];
  readonly cells: Float64Array;
  readonly borders: Float64Array;
}

const lengthFrom = (values: ArrayLike<number>, from: number, to: number): number => {
  let sum = 0;
  for (let i = from; i < to; i++) sum += values[i]! ** 2;
  return Math.sqrt(sum);
};

function bankOf(templates: readonly MarkerTemplate[]): TemplateBank {
  const size = ORDER.length;
  const cells = Float64Array.from(templates.flatMap((own) => ORDER.map((cell) => own.cells[cell]!)));
  const borders = Float64Array.from(templates, (_, n) => lengthFrom(cells, n * size + INSIDE_COUNT, (n + 1) * size));
  return { templates, cells, borders };
}

const still = bankOf(templatesMoved([0, 0]));
let moved: TemplateBank | null = null;
/** Made where they are first needed. */
const smeared = (): TemplateBank => {
  moved ??= bankOf(MOTIONS.flatMap(templatesMoved));
  return moved;
};

/** Mean and length of 36 levels, which a correlation leaves out. */
function spreadOf(levels: readonly number[]): { average: number; length: number } {
  const average = levels.reduce((sum, level) => sum + level, 0) / levels.length;
  return { average, length: Math.sqrt(levels.reduce((sum, level) => sum + (level - average) ** 2, 0)) + 1e-9 };
}

export interface MarkerMatch {
  readonly template: MarkerTemplate;
  /** Normalised correlation, -1 to 1, and that of the best other template. */
  readonly score: number;
  readonly runnerUp: number;
}

/** The levels in hand, as the templates are: in that order, with mean 0 and length 1. Used again for each. */
const own = new Float64Array(ORDER.length);

/** Product of the levels in hand and a template's cells; four sums at once, none of which waits for another. */
function productOf(cells: Float64Array, template: number, from: number, to: number): number {
  const start = template * ORDER.length;
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let i = from; i < to; i += 4) {
    a += own[i]! * cells[start + i]!;
    b += own[i + 1]! * cells[start + i + 1]!;
    c += own[i + 2]! * cells[start + i + 2]!;
    d += own[i + 3]! * cells[start + i + 3]!;
  }
  return a + b + (c + d);
}

/**
 * The template that 36 sampled levels correlate with best.
 *
 * @param floor   A score below it is told as none, -1: most templates then need a look at the marker's inside alone.
 * @param isMoved Compare with markers that a hand's motion smeared.
 */
export function matchMarker(levels: readonly number[], floor: number, isMoved: boolean): MarkerMatch {
  const { templates, cells, borders } = isMoved ? smeared() : still;
  const { average, length } = spreadOf(levels);
  const size = ORDER.length;
  for (let i = 0; i < size; i++) own[i] = (levels[ORDER[i]!]! - average) / length;
  const border = lengthFrom(own, INSIDE_COUNT, size);
  let best: MarkerTemplate = templates[0]!;
  let score = -1;
  let runnerUp = -1;
  for (let n = 0; n < templates.length; n++) {
    const inside = productOf(cells, n, 0, INSIDE_COUNT);
    // Its border cannot add more than both borders' lengths.
    if (inside + border * borders[n]! < floor) continue;
    const product = inside + productOf(cells, n, INSIDE_COUNT, size);
    if (product < floor) continue;
    const candidate = templates[n]!;
    const isSame = candidate.id === best.id && candidate.mirrored === best.mirrored && candidate.turns === best.turns;
    if (product > score) {
      if (!isSame) runnerUp = score;
      score = product;
      best = candidate;
    } else if (product > runnerUp && !isSame) runnerUp = product;
  }
  return { template: best, score, runnerUp };
}
