import { lengthOf } from '../../core/length.ts';
import { chooseGroups, type FittedGroup, isSamePrint } from './choose-groups.ts';
import { type Window, windowsOf } from './group-windows.ts';
import { dot, type LatticeNode, type LatticePatch, meanVector, type Vector } from './lattice-patch.ts';

/** The key's groups found on an image, in no order yet. */
export interface KeyFit {
  readonly groups: readonly FittedGroup[];
  /** Rings that were seen. */
  readonly ringCount: number;
  /** Rings less what speaks against the fit. */
  readonly score: number;
  /** Further places where a group of the key fits: the sheet has more groups than the key, or there is another sheet. */
  readonly spareGroups: readonly FittedGroup[];
}

/** A further place counts as a group of the sheet when it is this full: chance patterns of a tablecloth are not. */
const SPARE_RING_SHARE = 0.75;

/** Rows taken for columns. */
const turnedNodes = (nodes: readonly LatticeNode[]): LatticeNode[] =>
  nodes.map(({ row, column, ring, along, down }) => ({ row: column, column: row, ring, along: down, down: along }));
const turned = ({ nodes, rows, columns }: LatticePatch): LatticePatch => ({
  nodes: turnedNodes(nodes),
  rows: columns,
  columns: rows,
});

/** Gives all patches the direction of the largest: their columns run the same way, up to sign. */
function alignPatches(patches: readonly LatticePatch[]): LatticePatch[] {
  const largest = patches.reduce<LatticePatch | null>((a, b) => (a && a.nodes.length >= b.nodes.length ? a : b), null);
  if (!largest) return [];
  const main = meanVector(largest.nodes.map((n) => n.along));
  const cosine = (nodes: readonly LatticeNode[], step: (n: LatticeNode) => Vector) => {
    const own = meanVector(nodes.map(step));
    return Math.abs(dot(own, main) / (lengthOf(own[0], own[1]) * lengthOf(main[0], main[1])));
  };
  return patches.map((p) => (cosine(p.nodes, (n) => n.along) >= cosine(p.nodes, (n) => n.down) ? p : turned(p)));
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
    const chosen = chooseGroups(fitted, groups, options);
    if (!chosen) continue;
    const score = chosen.reduce((sum, group) => sum + group.score, 0);
    if (best && score <= best.score) continue;
    const ringCount = chosen.reduce((sum, group) => sum + group.nodes.length, 0);
    const spareGroups = fitted.filter(
      (group) =>
        !chosen.some((other) => other === group || isSamePrint(group, other)) &&
        group.nodes.length >= group.rows * options * SPARE_RING_SHARE,
    );
    best = { groups: chosen, ringCount, score, spareGroups };
  }
  return best;
}

/**
 * The ways to take a fit's rows for its columns: as they are, and for square groups also the other way round, since their shape
 * does not tell. Groups stand side by side, which leaves one of the ways where there are several.
 */
export function quarterTurns(fit: KeyFit, options: number): KeyFit[] {
  if (fit.groups.some(({ rows }) => rows !== options)) return [fit];
  const other = { ...fit, groups: fit.groups.map((group) => ({ ...group, nodes: turnedNodes(group.nodes) })) };
  if (fit.groups.length === 1) return [fit, other];
  const centres = fit.groups.map(({ nodes }) => meanVector(nodes.map(({ ring }) => [ring.x, ring.y] as const)));
  const apart: Vector = [centres[1]![0] - centres[0]![0], centres[1]![1] - centres[0]![1]];
  const onto = (step: (node: LatticeNode) => Vector) => {
    const [x, y] = meanVector(fit.groups[0]!.nodes.map(step));
    return Math.abs(x * apart[0] + y * apart[1]) / lengthOf(x, y);
  };
  return [onto((node) => node.along) >= onto((node) => node.down) ? fit : other];
}
