import { pageMm } from './clean-sheet.ts';
import { clamp, type Dice, ease, smoothNoise } from './dice.ts';

export type Vector = readonly [number, number, number];

/** Height of the paper above the table, in mm, over its own flat coordinates. */
export type Height = (u: number, v: number) => number;

/** What has happened to the paper. */
export type PaperKind = 'flat' | 'waves' | 'curl' | 'folds' | 'crumple' | 'notebook';

const waves = (dice: Dice): Height => {
  const angle = dice.between(0, Math.PI);
  const trains = [angle, angle + Math.PI / 2 + dice.normal(0.25)].map((direction) => ({
    cos: Math.cos(direction),
    sin: Math.sin(direction),
    length: dice.between(55, 180),
    phase: dice.between(0, 6),
    share: dice.between(0.5, 1),
  }));
  return (u, v) =>
    trains.reduce(
      (sum, { cos, sin, length, phase, share }) =>
        sum + share * Math.sin((2 * Math.PI * (u * cos + v * sin)) / length + phase),
      0,
    );
};

/** Rolled up once: a bow about a line, steeper towards its ends, often with one corner that lifts more. */
const curl = (dice: Dice): Height => {
  const angle = dice.pick([0, Math.PI / 2, 0.6, -0.6]) + dice.normal(0.12);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const middle = dice.normal(35);
  const bow = dice.chance(0.25) ? -1 : 1;
  const [cornerU, cornerV] = [dice.pick([0, pageMm.width]), dice.pick([0, pageMm.height])];
  const lift = dice.chance(0.5) ? dice.between(0.2, 0.7) : 0;
  return (u, v) => {
    const away = (u - pageMm.width / 2) * cos + (v - pageMm.height / 2) * sin - middle;
    const corner = Math.max(0, 1 - Math.hypot(u - cornerU, v - cornerV) / 130);
    return bow * (away / 140) ** 2 + lift * corner * corner;
  };
};

/** A fold's two sides meet in a narrow bend. */
const bend = (away: number): number => Math.sqrt(away * away + 2.5);

export interface Fold {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

/** The lines along which a sheet is folded: in two, in three, in four. */
export function foldLines(dice: Dice): Fold[] {
  const { width, height } = pageMm;
  const across = (share: number): Fold => {
    const [left, right] = [height * share + dice.normal(2), height * share + dice.normal(2)];
    return { from: [0, left], to: [width, right] };
  };
  const along = (share: number): Fold => {
    const [top, foot] = [width * share + dice.normal(2), width * share + dice.normal(2)];
    return { from: [top, 0], to: [foot, height] };
  };
  return dice.pick([[across(0.5)], [across(1 / 3), across(2 / 3)], [along(0.5)], [across(0.5), along(0.5)]]);
}

const sideOf = ({ from, to }: Fold, u: number, v: number): number => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return ((u - from[0]) * dy - (v - from[1]) * dx) / Math.hypot(dx, dy);
};

const folds = (lines: readonly Fold[], dice: Dice): Height => {
  const steep = lines.map((_, index) => (index % 2 === 0 ? 1 : dice.sign()) * dice.between(0.6, 1));
  return (u, v) => lines.reduce((sum, line, index) => sum + steep[index]! * bend(sideOf(line, u, v)), 0);
};

/** Flat facets between points of random height, `size` mm apart, split one way or the other. */
function facets(size: number, dice: Dice): Height {
  const columns = Math.ceil(pageMm.width / size) + 6;
  const rows = Math.ceil(pageMm.height / size) + 6;
  const nodes = Array.from({ length: columns * rows }, () => ({
    height: dice.normal(),
    isSplitDown: dice.chance(0.5),
  }));
  return (u, v) => {
    const x = clamp(u / size + 2.5, 0, columns - 2);
    const y = clamp(v / size + 2.5, 0, rows - 2);
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [fx, fy] = [x - left, y - top];
    const at = top * columns + left;
    const { height: a, isSplitDown } = nodes[at]!;
    const b = nodes[at + 1]!.height;
    const c = nodes[at + columns]!.height;
    const d = nodes[at + columns + 1]!.height;
    if (isSplitDown) return fx > fy ? a + (b - a) * fx + (d - b) * fy : a + (c - a) * fy + (d - c) * fx;
    return fx + fy < 1 ? a + (b - a) * fx + (c - a) * fy : d + (c - d) * (1 - fx) + (b - d) * (1 - fy);
  };
}

/** Pressed into a ball and smoothed out: facets, large and small, with creases between them that do not run straight. */
const crumple = (dice: Dice): Height => {
  const bent = smoothNoise(dice.fork('bent'));
  const size = dice.between(22, 36);
  const [large, small] = [facets(size, dice), facets(size * 0.45, dice)];
  const share = dice.between(0.2, 0.4);
  const lean = dice.between(-0.7, 0.7);
  return (u, v) => {
    const warpU = u + 0.4 * size * bent(u / size / 1.6, v / size / 1.6) + lean * (v - 150) * 0.15;
    const warpV = v + 0.4 * size * bent(u / size / 1.6 + 60, v / size / 1.6 + 60);
    return large(warpU, warpV) + share * small(warpU + 7, warpV + 3);
  };
};

/** Half on a notebook: the paper comes down from its edge to the table. */
const notebook = (edge: Fold, dice: Dice): Height => {
  const width = dice.between(22, 55);
  const sag = dice.between(0, 0.12);
  return (u, v) => ease(-width, 3, sideOf(edge, u, v)) + sag * Math.sin(v / 45 + u / 60);
};

export interface PaperShape {
  readonly kind: PaperKind;
  /** From its lowest point to its highest, in mm. */
  readonly rise: number;
  /** Folds of a folded sheet, or the edge of the notebook. */
  readonly lines: readonly Fold[];
}

/** Height of a piece of paper, scaled to its rise and resting on the table. */
export function paperHeight({ kind, rise, lines }: PaperShape, dice: Dice): Height {
  const raw: Record<PaperKind, () => Height> = {
    flat: () => waves(dice),
    waves: () => waves(dice),
    curl: () => curl(dice),
    folds: () => folds(lines, dice),
    crumple: () => crumple(dice),
    notebook: () => notebook(lines[0]!, dice),
  };
  const shape = raw[kind]();
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let v = 0; v <= pageMm.height; v += 3)
    for (let u = 0; u <= pageMm.width; u += 3) {
      lowest = Math.min(lowest, shape(u, v));
      highest = Math.max(highest, shape(u, v));
    }
  const scale = rise / Math.max(1e-6, highest - lowest);
  return (u, v) => (shape(u, v) - lowest) * scale;
}

/** The paper in space: nodes `step` mm apart, each with its place and its normal. */
export interface Surface {
  readonly columns: number;
  readonly rows: number;
  readonly positions: Float32Array;
  readonly normal: Float32Array;
  /** Flat coordinates of a node. */
  at(column: number, row: number): readonly [number, number];
}

/** Lays the paper: paper does not stretch, so that where it rises its ends draw nearer. */
export function laySurface(height: Height, step: number): Surface {
  const [columns, rows] = [Math.ceil(pageMm.width / step) + 1, Math.ceil(pageMm.height / step) + 1];
  const at = (column: number, row: number) =>
    [(column / (columns - 1)) * pageMm.width, (row / (rows - 1)) * pageMm.height] as const;
  const positions = new Float32Array(columns * rows * 3);
  const normal = new Float32Array(columns * rows * 3);
  const shrinkU = new Float32Array(columns * rows);
  const shrinkV = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [u, v] = at(column, row);
      const slopeU = height(u + 0.5, v) - height(u - 0.5, v);
      const slopeV = height(u, v + 0.5) - height(u, v - 0.5);
      const node = row * columns + column;
      const size = Math.hypot(slopeU, slopeV, 1);
      normal.set([-slopeU / size, -slopeV / size, 1 / size], node * 3);
      shrinkU[node] = (column > 0 ? shrinkU[node - 1]! : 0) + (slopeU * slopeU * step) / 2;
      shrinkV[node] = (row > 0 ? shrinkV[node - columns]! : 0) + (slopeV * slopeV * step) / 2;
      positions.set([u, v, height(u, v)], node * 3);
    }
  const [middleColumn, middleRow] = [columns >> 1, rows >> 1];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const node = row * columns + column;
      positions[node * 3]! -= shrinkU[node]! - shrinkU[row * columns + middleColumn]!;
      positions[node * 3 + 1]! -= shrinkV[node]! - shrinkV[middleRow * columns + column]!;
    }
  return { columns, rows, positions, normal, at };
}
