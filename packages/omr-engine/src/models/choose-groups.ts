import type { ModelBox, ModelGroup, SheetModel } from './sheet-model.ts';

/** Groups stand below each other when their columns lie within this share of a step. */
const IN_LINE = 0.4;

/** Questions and letters of a group if it is read as questions, whatever it seemed to be. */
const asQuestions = (group: ModelGroup): ModelGroup =>
  group.kind === 'questions'
    ? group
    : { ...group, kind: 'questions', rows: group.lines.length, options: group.lines[0]!.length };

/** As digits of ten rows, lines run down; as questions of ten rows, along. */
const acrossLines = (group: ModelGroup): ModelGroup => {
  const lines = group.lines[0]!.map((_, at) => group.lines.map((line) => line[at]!));
  const direction = group.direction === 'horizontal' ? 'vertical' : 'horizontal';
  return { ...group, kind: 'questions', direction, lines, rows: lines.length, options: lines[0]!.length };
};

const isEven = ({ lines }: ModelGroup): boolean => lines.every((line) => line.length === lines[0]!.length);

/** The ways of taking a group as questions of some options: as it is, or with rows for columns. */
const readings = (group: ModelGroup, options: number): ModelGroup[] =>
  [asQuestions(group), ...(isEven(group) && group.kind !== 'questions' ? [acrossLines(group)] : [])].filter(
    (way) => isEven(way) && way.options === options,
  );

function around(boxes: readonly ModelBox[]): ModelBox {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** A group's rows from one to before another. */
function part(group: ModelGroup, from: number, to: number): ModelGroup {
  const lines = group.lines.slice(from, to);
  const points = lines.flat().map(({ x, y }) => ({
    x: x - group.bubble.width / 2,
    y: y - group.bubble.height / 2,
    ...group.bubble,
  }));
  return { ...group, lines, rows: lines.length, box: around(points) };
}

/** True when a group continues the one above: the same columns, in line. */
function continues(above: ModelGroup, below: ModelGroup): boolean {
  if (above.direction !== 'horizontal' || below.direction !== 'horizontal') return false;
  const [first, next] = [above.lines[0]!, below.lines[0]!];
  const step = Math.abs((first[1] ?? first[0]!).x - first[0]!.x);
  const [end, start] = [above.lines[above.lines.length - 1]![0]!, next[0]!];
  return start.y > end.y && first.every(({ x }, at) => Math.abs(next[at]!.x - x) < IN_LINE * step);
}

/** Groups that stand below each other, as one. */
function joined(groups: readonly ModelGroup[]): ModelGroup {
  const lines = groups.flatMap((group) => group.lines);
  return { ...groups[0]!, lines, rows: lines.length, box: around(groups.map(({ box }) => box)) };
}

/** A way of making up a group of questions, and the groups that it takes. */
interface Candidate {
  readonly group: ModelGroup;
  readonly numbers: readonly number[];
}

/** Groups as they are; then several below each other; then the lower rows of one that has more. */
function candidatesIn(groups: readonly ModelGroup[], questions: number, options: number): Candidate[][] {
  const ways = groups.flatMap((group) => readings(group, options));
  const whole = ways.map((group) => ({ group, numbers: [group.number] }));
  const stacks = ways.flatMap((first) => {
    const stack = [first];
    const found: Candidate[] = [];
    for (;;) {
      const last = stack[stack.length - 1]!;
      const below = ways
        .filter((other) => !stack.includes(other) && continues(last, other))
        .sort((a, b) => a.box.y - b.box.y)[0];
      if (!below) return found;
      stack.push(below);
      found.push({ group: joined(stack), numbers: stack.map(({ number }) => number) });
    }
  });
  // What stands above a group's first question is more often something else than what stands below its last.
  const lower = [...whole, ...stacks]
    .filter(({ group }) => group.rows > questions)
    .map(({ group, numbers }) => ({ group: part(group, group.rows - questions, group.rows), numbers }));
  return [whole, stacks].map((list) => list.filter(({ group }) => group.rows === questions)).concat([lower]);
}

/** Groups that stand so close beside each other that they were seen as one, apart again. */
function apart(group: ModelGroup, options: number): ModelGroup[] {
  const [length, count] = [group.lines[0]!.length, group.lines[0]!.length / options];
  if (!isEven(group) || length <= options || !Number.isInteger(count) || group.direction === 'vertical') return [group];
  return Array.from({ length: count }, (_, at) => {
    const lines = group.lines.map((line) => line.slice(at * options, (at + 1) * options));
    return part({ ...group, kind: 'questions', lines, options }, 0, lines.length);
  });
}

/**
 * The groups of a model that are read as questions, by how many each has, left to right and top to bottom; digit columns are read, too,
 * and what is left is expected on the sheet and not read.
 *
 * @returns Null when the groups that were seen do not make up what was asked for.
 */
export function chooseGroups(model: SheetModel, questions: readonly number[], options: number): SheetModel | null {
  const parts = model.groups.flatMap((group) => apart(group, options));
  // A part goes by its spot in the list until all are chosen.
  const all = parts.map((group, at) => ({ ...group, number: at }));
  const taken = new Set<number>();
  const chosen: ModelGroup[] = [];
  for (const wanted of questions) {
    const free = all.filter(({ number }) => !taken.has(number));
    const candidate = candidatesIn(free, wanted, options).find((list) => list.length > 0)?.[0];
    if (!candidate) return null;
    chosen.push({ ...candidate.group, use: true });
    for (const number of candidate.numbers) taken.add(number);
  }
  const rest = all
    .filter(({ number }) => !taken.has(number))
    .map((group) => ({ ...group, use: group.kind === 'digits' }));
  const groups = [...chosen, ...rest].map((group) => ({ ...group, number: parts[group.number]!.number }));
  return { ...model, groups };
}

/** The groups of a model that are read, by their numbers, in that order; the others are expected on the sheet and not read. */
export function useGroups(model: SheetModel, numbers: readonly number[]): SheetModel | null {
  const named = numbers.map((number) => model.groups.find((group) => group.number === number));
  if (named.includes(undefined)) return null;
  const used = named.flatMap((group) => (group ? [{ ...group, use: true }] : []));
  const rest = model.groups
    .filter(({ number }) => !numbers.includes(number))
    .map((group) => ({ ...group, use: false }));
  return { ...model, groups: [...used, ...rest] };
}
