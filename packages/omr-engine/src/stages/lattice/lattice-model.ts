import type { RingSpot } from '../../core/bubble-spot.ts';
import { learnPaperField } from '../../core/paper-field.ts';
import { median } from '../../core/statistics.ts';
import { fitPointSurface, linear, withinLines } from '../../core/surface.ts';
import { type FittedGroup, turnedTo } from './choose-groups.ts';
import type { KeyFit } from './fit-key-shape.ts';
import { dot, type LatticeNode, meanVector, type Vector } from './lattice-patch.ts';

/** Rings from which on a group carries a cubic. */
const MIN_CUBIC_RINGS = 25;

/** A group of the key as a surface over the image: any row and column, also between and just outside its rings. */
export interface GroupModel {
  /** Questions. */
  readonly rows: number;
  spotAt(row: number, column: number): readonly [x: number, y: number];
  /** Width and height of a ring there, px. */
  size(row: number, column: number): readonly [width: number, height: number];
}

/** Groups side by side, all in one direction: rows down and columns along, as seen when the image's lower side (or right) is below. */
export interface LatticeModel {
  readonly groups: readonly GroupModel[];
  /** Median diameter of the rings, px. */
  readonly ringSize: number;
}

const negated = (v: Vector): Vector => [-v[0], -v[1]];

/** Common direction of all groups: right-handed, rows going down on screen (or right, where they lie on their side). */
function commonSteps(group: FittedGroup): { along: Vector; down: Vector } {
  const along = meanVector(group.nodes.map((n) => n.along));
  let down = meanVector(group.nodes.map((n) => n.down));
  if (along[0] * down[1] - along[1] * down[0] < 0) down = negated(down);
  const steeper = Math.abs(down[1]) >= Math.abs(down[0]) ? down[1] : down[0];
  return steeper < 0 ? { along: negated(along), down: negated(down) } : { along, down };
}

/** Position from -1 to 1 of a line among `lines`. */
const unit = (at: number, lines: number): number => (lines > 1 ? (at / (lines - 1)) * 2 - 1 : 0);

/** A surface through rings by their row and column, and what the rings pull it beyond that: paper lies in waves. */
export function modelOf(
  nodes: readonly Pick<LatticeNode, 'row' | 'column' | 'ring'>[],
  rows: number,
  columns: number,
): GroupModel {
  const degree = nodes.length >= MIN_CUBIC_RINGS ? 3 : 2;
  const spots = nodes.map(({ row, column, ring }) => ({
    u: unit(row, rows),
    v: unit(column, columns),
    x: ring.x,
    y: ring.y,
  }));
  const sizes = nodes.map(({ ring }, at) => ({ u: spots[at]!.u, v: spots[at]!.v, x: ring.width, y: ring.height }));
  const surface = fitPointSurface(spots, withinLines(rows, columns, degree));
  const size = fitPointSurface(sizes, linear);
  const shifts = nodes.map(({ row, column, ring }, at) => {
    const [x, y] = surface.at(spots[at]!.u, spots[at]!.v);
    return { x: column, y: row, dx: ring.x - x, dy: ring.y - y };
  });
  const field = learnPaperField(shifts, 1);
  const within = (at: number, lines: number) => Math.max(0, Math.min(lines - 1, at));
  return {
    rows,
    spotAt: (row, column) => {
      const [x, y] = surface.at(unit(row, rows), unit(column, columns));
      // Beyond its rings a group goes on as at their edge.
      const [dx, dy] = field.at(within(column, columns), within(row, rows));
      return [x + dx, y + dy];
    },
    size: (row, column) => size.at(unit(row, rows), unit(column, columns)),
  };
}

/** A candidate's box ends outside its line; the line's middle lies this much nearer, px. */
const HALF_LINE_PX = 0.5;

/** The line of the ring at a place of a group. */
export function ringOf(group: GroupModel, row: number, column: number): RingSpot {
  const [x, y] = group.spotAt(row, column);
  const [width, height] = group.size(row, column);
  return { x, y, radiusX: width / 2 - HALF_LINE_PX, radiusY: height / 2 - HALF_LINE_PX };
}

/** Turns the key's groups to one direction, sorts them along it and fits a surface to each. */
export function modelLattice(fit: KeyFit, options: number): LatticeModel {
  const { along, down } = commonSteps(fit.groups[0]!);
  const groups = fit.groups
    .map((group) => {
      const nodes = turnedTo(group, options, along, down);
      const centre = meanVector(nodes.map((n) => [n.ring.x, n.ring.y] as const));
      return { group, nodes, at: dot(centre, along) };
    })
    .sort((a, b) => a.at - b.at);
  return {
    groups: groups.map(({ group, nodes }) => modelOf(nodes, group.rows, options)),
    ringSize: median(groups.flatMap(({ nodes }) => nodes.map((n) => n.ring.size))),
  };
}
