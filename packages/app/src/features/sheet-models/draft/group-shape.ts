import type { SheetModelGroup } from '@caderneta/contract';

type Lines = SheetModelGroup['lines'];
type Point = Lines[number][number];
export type Box = SheetModelGroup['box'];

/** Far below a bubble's size, px: a box is never without an extent. */
const LEAST_SIDE = 4;

/** The box around a group's bubbles. */
function boxOf(lines: Lines, { width, height }: SheetModelGroup['bubble']): Box {
  const points = lines.flat();
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    x: left - width / 2,
    y: top - height / 2,
    width: Math.max(...xs) - left + width,
    height: Math.max(...ys) - top + height,
  };
}

/** A group with other lines: its counts and its box follow from them. Digits count the printed rows and columns. */
export function withLines(group: SheetModelGroup, lines: Lines): SheetModelGroup {
  const longest = Math.max(...lines.map((line) => line.length));
  const isAcross = group.kind !== 'questions' && group.direction === 'vertical';
  const [rows, options] = isAcross ? [longest, lines.length] : [lines.length, longest];
  return { ...group, lines, rows, options, box: boxOf(lines, group.bubble) };
}

/** The group moved and stretched into a box: a bubble keeps its size, and its place by share. */
export function intoBox(group: SheetModelGroup, box: Box): SheetModelGroup {
  const { box: before, bubble } = group;
  const wide = Math.max(box.width, bubble.width + LEAST_SIDE) - bubble.width;
  const high = Math.max(box.height, bubble.height + LEAST_SIDE) - bubble.height;
  const share = (at: number, from: number, extent: number) => (extent > 0 ? (at - from) / extent : 0);
  const lines = group.lines.map((line) =>
    line.map(({ x, y }) => ({
      x: box.x + bubble.width / 2 + share(x, before.x + bubble.width / 2, before.width - bubble.width) * wide,
      y: box.y + bubble.height / 2 + share(y, before.y + bubble.height / 2, before.height - bubble.height) * high,
    })),
  );
  return withLines(group, lines);
}

/** A list of spots made longer by steps like its last one, or shorter. `step` where it has one spot alone. */
function resized(spots: readonly Point[], count: number, step: Point): Point[] {
  const cut = spots.slice(0, count);
  const last = cut[cut.length - 1] ?? { x: 0, y: 0 };
  const before = cut[cut.length - 2];
  const by = before ? { x: last.x - before.x, y: last.y - before.y } : step;
  const more = Array.from({ length: count - cut.length }, (_, at) => ({
    x: last.x + by.x * (at + 1),
    y: last.y + by.y * (at + 1),
  }));
  return [...cut, ...more];
}

const transposed = (lines: Lines): Lines =>
  (lines[0] ?? []).map((_, at) => lines.flatMap((line) => (line[at] ? [line[at]] : [])));

/** A group with so many questions, or digits, and so many letters, or values: what is added goes on as the rest. */
export function withCounts(group: SheetModelGroup, lines: number, spots: number): SheetModelGroup {
  const { bubble, direction } = group;
  const along = direction === 'horizontal' ? { x: bubble.width * 1.5, y: 0 } : { x: 0, y: bubble.height * 1.5 };
  const across = direction === 'horizontal' ? { x: 0, y: bubble.height * 1.5 } : { x: bubble.width * 1.5, y: 0 };
  const wide = group.lines.map((line) => resized(line, spots, along));
  return withLines(group, transposed(transposed(wide).map((column) => resized(column, lines, across))));
}

/** Rows taken for columns: what were letters of a question are questions. */
export const turned = (group: SheetModelGroup): SheetModelGroup =>
  withLines(
    { ...group, direction: group.direction === 'horizontal' ? 'vertical' : 'horizontal' },
    transposed(group.lines),
  );

/** The first lines, or letters, and the rest, as two groups. */
export function splitGroup(
  group: SheetModelGroup,
  by: 'lines' | 'spots',
  after: number,
): [SheetModelGroup, SheetModelGroup] {
  const parts = (from: number, to?: number) =>
    by === 'lines' ? group.lines.slice(from, to) : group.lines.map((line) => line.slice(from, to));
  return [withLines(group, parts(0, after)), withLines(group, parts(after))];
}

/** Whether two groups can be one: lines of as many spots, that run alike. */
export const canMerge = (group: SheetModelGroup, other: SheetModelGroup): boolean =>
  group.direction === other.direction && group.lines[0]?.length === other.lines[0]?.length;
