import type { CleanBubble } from './clean-sheet.ts';
import { erase, strikeOut, whiteOut } from './corrections.ts';
import type { Dice } from './dice.ts';
import type { Page } from './page.ts';
import { drawWith, type Pen } from './pens.ts';
import { markStrokes, type Shape } from './shapes.ts';
import { type Answer, type BubbleTruth, letterOf, type QuestionTruth, type Role } from './truth.ts';

/** What a pupil does in one row. */
export type RowKind =
  | 'single'
  | 'double'
  | 'blank'
  /** A pencil mark taken back: hardly to be seen, alone or beside a new one; or still plain, so that a person would ask. */
  | 'erased'
  | 'erased-rechosen'
  | 'badly-erased'
  /** A mark under correction fluid, alone or beside a new one. */
  | 'covered'
  | 'covered-rechosen'
  /** A mark crossed out beside a new one: the sheet's instructions do not allow it, so a person may take both. */
  | 'struck-rechosen';

export interface Habit {
  readonly rows: Readonly<Partial<Record<RowKind, number>>>;
  readonly shapes: Readonly<Partial<Record<Shape, number>>>;
  /** The pens in this pupil's hand, one of them for each row. */
  readonly pens: readonly Pen[];
  /** How many rows have a mark, where the others are blank. */
  readonly only?: number;
}

/** Picks a name by the weights beside the names. */
function pickByWeight<Name extends string>(weights: Readonly<Partial<Record<Name, number>>>, dice: Dice): Name {
  const entries = (Object.keys(weights) as Name[]).map((name) => [name, weights[name] ?? 0] as const);
  let left = dice.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [name, weight] of entries) {
    left -= weight;
    if (left < 0) return name;
  }
  throw new RangeError('no weights to pick by');
}

/** How far from each bubble's middle a hand may go before it touches the next bubble. */
function roomOf(bubbles: readonly CleanBubble[], { x, y, r }: CleanBubble): number {
  const nearest = Math.min(...bubbles.map((other) => Math.hypot(other.x - x, other.y - y) || Number.POSITIVE_INFINITY));
  return nearest - r - 0.35;
}

const isBroad = (pen: Pen): boolean => pen.name.startsWith('highlighter');

class Row {
  readonly done: BubbleTruth[] = [];

  constructor(
    private readonly page: Page,
    private readonly bubbles: readonly CleanBubble[],
    private readonly habit: Habit,
    private readonly pen: Pen,
    private readonly dice: Dice,
  ) {}

  private note(bubble: CleanBubble, role: Role, shape: string, pen: string): void {
    this.done.push({ option: bubble.option, role, shape, pen });
  }

  /** Marks a bubble in this pupil's manner, or plainly: beside a second mark, a tick or a circle would raise doubts. */
  mark(bubble: CleanBubble, role: Role, isPlain: boolean): void {
    const shape = isBroad(this.pen) ? 'dab' : isPlain ? 'filled' : pickByWeight(this.habit.shapes, this.dice);
    const room = roomOf(this.page.bubbles, bubble);
    const disc = { x: bubble.x, y: bubble.y, r: bubble.r };
    const strokes = markStrokes(shape, disc, room, this.pen, this.dice);
    const isPressed = shape === 'filled' || shape === 'scribble';
    drawWith(this.page, this.pen, strokes, this.dice, isPressed ? { ...disc, r: bubble.r * 0.92 } : undefined);
    this.note(bubble, role, shape, this.pen.name);
  }

  erase(bubble: CleanBubble, low: number, high: number): void {
    erase(this.page, bubble, this.dice.between(low, high), this.dice);
    this.note(bubble, 'erased', 'cloud', 'pencil');
  }

  cover(bubble: CleanBubble): void {
    this.mark(bubble, 'covered', true);
    whiteOut(this.page, bubble, roomOf(this.page.bubbles, bubble), this.dice);
  }

  strike(bubble: CleanBubble): void {
    this.mark(bubble, 'struck', true);
    strikeOut(this.page, bubble, this.pen, this.dice);
  }

  /** Does what the row's kind says and tells which answers are right. */
  act(kind: RowKind): readonly [Answer, readonly string[]] {
    const first = this.dice.pick(this.bubbles);
    const second = this.dice.pick(this.bubbles.filter(({ option }) => option !== first.option));
    const both = [first, second]
      .map(({ option }) => letterOf(option))
      .sort()
      .join('');
    const letter = letterOf(first.option);
    if (kind === 'erased') this.erase(first, 0.025, 0.07);
    if (kind === 'badly-erased') this.erase(first, 0.1, 0.17);
    if (kind === 'erased-rechosen') this.erase(second, 0.025, 0.1);
    if (kind === 'covered') this.cover(first);
    if (kind === 'covered-rechosen') this.cover(second);
    if (kind === 'struck-rechosen') this.strike(second);
    if (kind === 'double') this.mark(second, 'answer', true);
    if (kind === 'badly-erased') return ['doubtful', ['', letter]];
    if (kind === 'blank' || kind === 'erased' || kind === 'covered') return ['blank', ['']];
    this.mark(first, 'answer', kind !== 'single');
    if (kind === 'double') return ['double', [both]];
    return kind === 'struck-rechosen' ? ['doubtful', [letter, both]] : ['marked', [letter]];
  }
}

/** Fills in the sheet, row by row, and tells what is true of each. */
export function fillIn(page: Page, habit: Habit, dice: Dice): QuestionTruth[] {
  const rows = new Map<string, CleanBubble[]>();
  for (const bubble of page.bubbles) {
    const name = `${bubble.group}.${bubble.question}`;
    rows.set(name, [...(rows.get(name) ?? []), bubble]);
  }
  const left = [...rows.keys()];
  const chosen = new Set<string>();
  for (let count = 0; count < (habit.only ?? 0) && left.length > 0; count += 1)
    for (const name of left.splice(dice.whole(0, left.length - 1), 1)) chosen.add(name);
  const kindOf = (name: string, own: Dice): RowKind =>
    habit.only === undefined ? pickByWeight(habit.rows, own) : chosen.has(name) ? 'single' : 'blank';
  return [...rows].map(([name, bubbles]) => {
    const [first] = bubbles;
    const own = dice.fork(name);
    const row = new Row(page, bubbles, habit, own.pick(habit.pens), own);
    const [answer, right] = row.act(kindOf(name, own));
    return { group: first!.group, question: first!.question, answer, right, bubbles: row.done };
  });
}
