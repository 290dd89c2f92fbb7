import { median } from '../core/statistics.ts';
import { type LatticeNode, type LatticePatch, type LatticeRing, meanVector, type Vector } from './lattice-patch.ts';

/** A ring of a group: rows and columns from 0, in the patch's own direction. */
export interface GroupNode {
  row: number;
  column: number;
  readonly ring: LatticeRing;
  readonly along: Vector;
  readonly down: Vector;
}

/** The part of a patch that is one group of the key. */
export interface FittedGroup {
  /** Questions. */
  readonly rows: number;
  readonly nodes: GroupNode[];
  readonly score: number;
}

/** The key's groups found on an image, in no order yet. */
export interface KeyFit {
  readonly groups: readonly FittedGroup[];
  /** Rings that were seen. */
  readonly ringCount: number;
  /** Rings less what speaks against the fit. */
  readonly score: number;
  /** Further places where a group of the key fits: the sheet has more groups than the key. */
  readonly spareGroups: number;
}

/** A window of the key's size needs this share of its rings. */
const MIN_RING_SHARE = 0.55;
/** A further place counts as a group of the sheet when it is this full: chance patterns of a tablecloth are not. */
const SPARE_RING_SHARE = 0.75;
/** What a ring just outside the window, and one missing inside it, take away from its score. */
const OUTSIDE_COST = 0.6;
const MISSING_COST = 0.5;

/**
 * A window's outer columns stand where its inner ones lead to expect them, but for this share of a step (of three columns: for
 * more, since perspective is not known). Numbers beside the bubbles, taken for rings, stand nearer or farther.
 */
const UNEVEN_STEP = 0.12;
const UNEVEN_OF_THREE = 0.22;
const MIN_STEPS = 3;
/** Groups of one sheet, curled and seen at a slant, run alike within this angle and differ in their steps by this factor at most. */
const ALIKE_TURN = Math.cos((14 * Math.PI) / 180);
const ALIKE_STEP = 1.5;
/** Groups that are tried as the first of a sheet. */
const MOST_FIRST = 3;

const turned = (patch: LatticePatch): LatticePatch => ({
  nodes: patch.nodes.map((n) => ({ row: n.column, column: n.row, ring: n.ring, along: n.down, down: n.along })),
  rows: patch.columns,
  columns: patch.rows,
});

/** Gives all patches the direction of the largest: their columns run the same way, up to sign. */
function alignPatches(patches: readonly LatticePatch[]): LatticePatch[] {
  const largest = patches.reduce<LatticePatch | null>((a, b) => (a && a.nodes.length >= b.nodes.length ? a : b), null);
  if (!largest) return [];
  const main = meanVector(largest.nodes.map((n) => n.along));
  const cosine = (nodes: readonly LatticeNode[], step: (n: LatticeNode) => Vector) => {
    const own = meanVector(nodes.map(step));
    return Math.abs((own[0] * main[0] + own[1] * main[1]) / (Math.hypot(...own) * Math.hypot(...main)));
  };
  return patches.map((p) => (cosine(p.nodes, (n) => n.along) >= cosine(p.nodes, (n) => n.down) ? p : turned(p)));
}

interface Window {
  readonly firstColumn: number;
  readonly firstRow: number;
  readonly rows: number;
  readonly score: number;
}

/** Median distance of each column of a patch to the next, px; null where too few rows show both. */
function columnSteps({ nodes, columns }: LatticePatch): (number | null)[] {
  const byPlace = new Map(nodes.map((node) => [node.row * columns + node.column, node.ring]));
  const steps = Array.from({ length: columns - 1 }, (): number[] => []);
  for (const { row, column, ring } of nodes) {
    const next = column < columns - 1 ? byPlace.get(row * columns + column + 1) : undefined;
    if (next) steps[column]!.push(Math.hypot(next.x - ring.x, next.y - ring.y));
  }
  return steps.map((own) => (own.length >= MIN_STEPS ? median(own) : null));
}

/** True when an outer column of a window stands out of the inner ones' rhythm. */
function isUneven(steps: readonly (number | null)[]): boolean {
  const isOff = (outer?: number | null, inner?: number | null, innermost?: number | null) => {
    if (!outer || !inner) return false;
    if (steps.length === 2) return Math.abs(outer - inner) > UNEVEN_OF_THREE * Math.max(outer, inner);
    return innermost ? Math.abs(outer - (2 * inner - innermost)) > UNEVEN_STEP * inner : false;
  };
  return isOff(steps[0], steps[1], steps[2]) || isOff(steps.at(-1), steps.at(-2), steps.at(-3));
}

/** Places in a patch where a group could be, best first. */
function windowsOf(patch: LatticePatch, sizes: readonly number[], options: number): Window[] {
  const windows: Window[] = [];
  const steps = columnSteps(patch);
  for (let firstColumn = 0; firstColumn <= patch.columns - options; firstColumn++) {
    if (isUneven(steps.slice(firstColumn, firstColumn + options - 1))) continue;
    for (const rows of sizes) {
      for (let firstRow = 0; firstRow <= patch.rows - rows; firstRow++) {
        let inside = 0;
        let outside = 0;
        for (const { row, column } of patch.nodes) {
          const inRows = row >= firstRow && row < firstRow + rows;
          const inColumns = column >= firstColumn && column < firstColumn + options;
          if (inRows && inColumns) inside++;
          else if (inColumns || (inRows && (column === firstColumn - 1 || column === firstColumn + options))) outside++;
        }
        if (inside < rows * options * MIN_RING_SHARE) continue;
        const score = inside - outside * OUTSIDE_COST - (rows * options - inside) * MISSING_COST;
        windows.push({ firstColumn, firstRow, rows, score });
      }
    }
  }
  return windows.sort((a, b) => b.score - a.score);
}

/** Groups that fit in a patch without overlapping. */
function groupsIn(patch: LatticePatch, sizes: readonly number[], options: number): FittedGroup[] {
  const taken: Window[] = [];
  for (const window of windowsOf(patch, sizes, options)) {
    const overlaps = taken.some(
      (t) => window.firstColumn < t.firstColumn + options && t.firstColumn < window.firstColumn + options,
    );
    if (!overlaps) taken.push(window);
  }
  return taken.map(({ firstColumn, firstRow, rows, score }) => ({
    rows,
    score,
    nodes: patch.nodes
      .filter(
        (n) =>
          n.column >= firstColumn && n.column < firstColumn + options && n.row >= firstRow && n.row < firstRow + rows,
      )
      .map((n) => ({ ...n, row: n.row - firstRow, column: n.column - firstColumn })),
  }));
}

/** True for groups that may be printed on one sheet: rows that run alike, at steps alike. */
function areAlike(a: FittedGroup, b: FittedGroup): boolean {
  const [ax, ay] = meanVector(a.nodes.map(({ along }) => along));
  const [bx, by] = meanVector(b.nodes.map(({ along }) => along));
  const [own, other] = [Math.hypot(ax, ay), Math.hypot(bx, by)];
  return (
    Math.abs(ax * bx + ay * by) >= ALIKE_TURN * own * other && Math.max(own, other) <= Math.min(own, other) * ALIKE_STEP
  );
}

/** The best groups of the key's sizes, or null where some are missing. */
function chooseGroups(fitted: readonly FittedGroup[], sizes: readonly number[]): FittedGroup[] | null {
  const missing = [...sizes];
  const chosen: FittedGroup[] = [];
  for (const group of fitted) {
    const at = missing.indexOf(group.rows);
    if (at < 0) continue;
    missing.splice(at, 1);
    chosen.push(group);
  }
  return missing.length > 0 ? null : chosen;
}

/**
 * Cuts a key's groups out of the patches: each group is `options` columns wide and as high as the key says. Both directions of
 * the patches are tried; the better one wins.
 *
 * @returns null when the patches do not hold all groups of the key.
 */
export function fitKeyShape(
  patches: readonly LatticePatch[],
  groups: readonly number[],
  options: number,
): KeyFit | null {
  const aligned = alignPatches(patches);
  const sizes = [...new Set(groups)];
  let best: KeyFit | null = null;
  for (const turn of [false, true]) {
    const fitted = aligned.flatMap((patch) => groupsIn(turn ? turned(patch) : patch, sizes, options));
    if (fitted.length < groups.length) continue;
    fitted.sort((a, b) => b.score - a.score);
    // A group that another sheet half hides may come first: the next ones are tried as the first of a sheet, too.
    for (const first of fitted.slice(0, MOST_FIRST)) {
      const ofSheet = fitted.filter((group) => areAlike(first, group));
      const chosen = chooseGroups(ofSheet, groups);
      if (!chosen) continue;
      const score = chosen.reduce((sum, group) => sum + group.score, 0);
      if (best && score <= best.score) continue;
      const ringCount = chosen.reduce((sum, group) => sum + group.nodes.length, 0);
      const spareGroups = ofSheet.filter(
        (group) => !chosen.includes(group) && group.nodes.length >= group.rows * options * SPARE_RING_SHARE,
      ).length;
      best = { groups: chosen, ringCount, score, spareGroups };
    }
  }
  return best;
}

const transposed = ({ nodes, ...group }: FittedGroup): FittedGroup => ({
  ...group,
  nodes: nodes.map((n) => ({ ...n, row: n.column, column: n.row, along: n.down, down: n.along })),
});

/**
 * The ways to take a fit's rows for its columns: as they are, and for square groups also the other way round, since their shape
 * does not tell. Groups stand side by side, which leaves one of the ways where there are several.
 */
export function quarterTurns(fit: KeyFit, options: number): KeyFit[] {
  if (fit.groups.some(({ rows }) => rows !== options)) return [fit];
  const other = { ...fit, groups: fit.groups.map(transposed) };
  if (fit.groups.length === 1) return [fit, other];
  const centres = fit.groups.map(({ nodes }) => meanVector(nodes.map(({ ring }) => [ring.x, ring.y] as const)));
  const apart: Vector = [centres[1]![0] - centres[0]![0], centres[1]![1] - centres[0]![1]];
  const onto = (step: (node: GroupNode) => Vector) => {
    const [x, y] = meanVector(fit.groups[0]!.nodes.map(step));
    return Math.abs(x * apart[0] + y * apart[1]) / Math.hypot(x, y);
  };
  return [onto((node) => node.along) >= onto((node) => node.down) ? fit : other];
}
