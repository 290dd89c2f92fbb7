import { median, quantile, spreadOf } from '../../core/statistics.ts';
import { learnLetters } from './beyond-letter.ts';
import type { BubbleRow } from './by-question.ts';
import { FEWEST_MARKS } from './decide-alike.ts';
import type { MeasuredBubble } from './measure-bubble.ts';
import { EMPTY_QUANTILE } from './sheet-pen.ts';

/** An option differs from the sheet's others by at most this much when empty: a sheet of one letter throughout must not raise it. */
const MAX_LETTER_LEAD = 0.15;
/** Options a row must have for what all but one of them share to be light. */
const MIN_OPTIONS_TO_SHARE = 4;
/** A bubble covered by so much more than empty ones is none of them; one of so much tells what the sheet's pen is like. */
const EMPTY_BELOW = 0.1;
const PEN_FROM = 0.2;
/** Empty bubbles of an option that show its letter well enough. */
const MIN_EMPTY = 5;
/** Lead of a usual pen's darkest points and darkness of its marks, where there are too few to tell. */
const USUAL_LEAD = 0.4;
const USUAL_DARKNESS = 0.6;
/** What is small counts by itself, what is greater by its logarithm: the unit of what is measured. */
const UNIT = 0.03;

/** What is measured of a bubble and compared with the sheet's empty ones. */
const measures = ['coverage', 'darkness', 'peak', 'inked', 'line', 'around'] as const;
const COVER = measures.indexOf('coverage');
const DARKNESS = measures.indexOf('darkness');
const PEAK = measures.indexOf('peak');
const LINE = measures.indexOf('line');
const AROUND = measures.indexOf('around');
/** The darkest spot beyond the letter comes last. */
const SPOT = measures.length;

/** What also counts by how far it is beyond the noise of the sheet's empty bubbles, and the least that such noise is. */
const noisy = [COVER, PEAK, LINE, AROUND, SPOT];
const LEAST_NOISE = 0.003;
/** ...and of these, what anybody sees: the last varies with print and sampling, too. */
const seen = [COVER, PEAK, LINE, AROUND];
/** What leads by so many times the noise is not empty, whatever it is: fewer than 1 in 100 blank rows of both kits lead by as much. */
const BEYOND_NOISE = 9;
/** Where most rows lead by more than that, a row that leads by this part of it may hold a paler mark of the same pen. */
const TRACE_OF_HABIT = 0.25;

/**
 * Ink between a bubble's ring and the next, beyond what is usual beside the sheet's bubbles: a stroke of a pen has 0.25 to 0.65, a smear
 * or a neighbour's mark that reaches over 0.2 at most. Three in four lines that pass through a bubble have 0.15 and more, a tick's or a cross's end 0.13 at most.
 */
const STROKE_FROM = 0.25;
const PASSES_FROM = 0.15;
/** A mark that covers less than this part of what the sheet's marks do is unlike them. */
const THIN = 0.5;
/** Ink beside a bubble is a circle's where it is as dark as this all around: circles have 0.86 to 1.07 of it, lines that pass 0.69 at most. */
const CIRCLE = 0.75;

/** Two marks of one hand in a row are as dark as each other to this part at least. */
const ALIKE = 0.5;

const logarithmic = (value: number): number => Math.sign(value) * Math.log1p(Math.abs(value) / UNIT);

/** What one measure of an empty bubble is on this sheet, by option. */
function emptyLevels(bubbles: readonly MeasuredBubble[], options: number, of: (typeof measures)[number]): number[] {
  const pool = quantile(
    bubbles.map((bubble) => bubble[of]),
    EMPTY_QUANTILE,
  );
  return Array.from({ length: options }, (_, option) => {
    const own = bubbles.filter((bubble) => bubble.option === option).map((bubble) => bubble[of]);
    return Math.min(quantile(own, EMPTY_QUANTILE), pool + MAX_LETTER_LEAD);
  });
}

/** A row's excess over empty bubbles, by bubble and measure, less what all but one of its options share: light, and nobody's ink. */
type RowExcess = readonly (readonly number[])[];

function withoutShared(rows: RowExcess): number[][] {
  const shared = rows[0]!.map((_, of) => {
    const least = rows.map((own) => own[of]!).sort((a, b) => a - b);
    return Math.max(0, least[rows.length >= MIN_OPTIONS_TO_SHARE ? 1 : 0]!);
  });
  return rows.map((own) => own.map((value, of) => value - shared[of]!));
}

/** By how much a row's first bubble leads over the next in one measure: row after row, that is how the sheet was answered. */
function leadOf(row: RowExcess, of: number): number {
  const [first = 0, second = 0] = row.map((own) => own[of]!).sort((a, b) => b - a);
  return first - second;
}

/** How much each of some measures varies among a sheet's empty bubbles: each row's most covered one may be a mark. */
function noiseOf(rows: readonly RowExcess[]): number[] {
  const rest = rows.flatMap((row) => row.toSorted((a, b) => b[COVER]! - a[COVER]!).slice(1));
  return noisy.map((of) => Math.max(LEAST_NOISE, spreadOf(rest.map((own) => own[of]!)).deviation));
}

/** What a sheet's marks are like: how far their darkest points lead, how dark they are, what they cover (0 where too few tell), and how many rows have one. */
function penOf(rows: readonly BubbleRow[], excess: readonly RowExcess[]) {
  const isMark = (own: readonly number[]) => own[COVER]! >= PEN_FROM;
  const beyond = excess.flatMap((row) => row.filter(isMark));
  const marks = rows.flatMap((row, at) => row.filter((_, option) => isMark(excess[at]![option]!)));
  const isKnown = beyond.length >= FEWEST_MARKS;
  return {
    lead: Math.max(UNIT, isKnown ? median(beyond.map((own) => own[PEAK]!)) : USUAL_LEAD),
    darkness: Math.max(UNIT, isKnown ? median(marks.map(({ darkness }) => darkness)) : USUAL_DARKNESS),
    cover: isKnown ? median(beyond.map((own) => own[COVER]!)) : 0,
    rows: excess.filter((row) => row.some(isMark)).length / rows.length,
  };
}

/** How a sheet's bubbles are compared with its empty ones. */
function learnExcess(rows: readonly BubbleRow[], options: number): (row: BubbleRow) => number[][] {
  const bubbles = rows.flat();
  const levels = measures.map((of) => emptyLevels(bubbles, options, of));
  const beyondEmpty = (bubble: MeasuredBubble) => measures.map((of, at) => bubble[of] - levels[at]![bubble.option]!);
  const empty = bubbles.filter((bubble) => beyondEmpty(bubble)[COVER]! < EMPTY_BELOW);
  const byOption = Array.from({ length: options }, (_, option) => empty.filter((bubble) => bubble.option === option));
  const spotsOf = byOption.every(({ length }) => length >= MIN_EMPTY) ? learnLetters(byOption) : null;
  return (row) => {
    const own = row.map(beyondEmpty);
    const spots = spotsOf?.(row) ?? own.map((beyond) => Math.max(0, beyond[PEAK]!));
    return withoutShared(own.map((beyond, at) => [...beyond, spots[at]!]));
  };
}

/** What a row's features are made of beside its own bubbles: the noise of the sheet's empty ones, its pen, and what is alike in all rows. */
interface SheetMeasures {
  readonly noise: readonly number[];
  readonly pen: ReturnType<typeof penOf>;
  readonly ofSheet: readonly number[];
}

/** What tells a mark from none, of each of a row's bubbles. */
function featuresIn(row: BubbleRow, excess: RowExcess, { noise, pen, ofSheet }: SheetMeasures): Float64Array[] {
  const darkestSide = Math.min(...row.map((bubble) => bubble.darkestSide));
  return row.map((bubble, at) => {
    const own = excess[at]!;
    const most = own.map((_, of) =>
      excess.reduce((high, other, n) => (n === at ? high : Math.max(high, other[of]!)), Number.NEGATIVE_INFINITY),
    );
    return Float64Array.from([
      ...own.map(logarithmic),
      ...most.map(logarithmic),
      ...noisy.map((of, n) => logarithmic((UNIT * (own[of]! - most[of]!)) / noise[n]!)),
      bubble.inked,
      bubble.dark / Math.max(UNIT, bubble.inked),
      own[PEAK]! / pen.lead,
      bubble.darkness / pen.darkness,
      bubble.darkestSide,
      darkestSide,
      ...ofSheet,
    ]);
  });
}

/** A sheet's own empty bubbles and its pen. */
export interface SheetModel {
  /** What tells a mark from none, of each of a row's bubbles. */
  featuresOf(row: BubbleRow): Float64Array[];
  /**
   * True when one bubble of a row leads in its cover, its darkest points or its lines by more than noise does, or by a trace of what the
   * sheet's rows do; or when ink lies beside one: a tick, a stroke under it.
   */
  standsOut(row: BubbleRow): boolean;
  /** True when one of a row's marks covers little beside the sheet's, and goes on beyond its ring: a line that passes, no circle. */
  hasPassingLine(row: BubbleRow, isMarked: readonly boolean[]): boolean;
  /** True when a row's marks are about as dark as each other: beside a mark, what is far paler may be a smear or a letter. */
  areAlike(row: BubbleRow, isMarked: readonly boolean[]): boolean;
}

/** Learns a sheet from all of its bubbles. */
export function learnSheet(rows: readonly BubbleRow[], options: number): SheetModel {
  const beyondEmpty = learnExcess(rows, options);
  const excess = rows.map(beyondEmpty);
  // Asked for again by each of what follows; to learn it is most of the work.
  const known = new Map(rows.map((row, at) => [row, excess[at]!]));
  const excessOf = (row: BubbleRow) => known.get(row) ?? beyondEmpty(row);
  const noise = noiseOf(excess);
  const pen = penOf(rows, excess);
  const usualLine = median(rows.flat().map(({ line }) => line));
  const { middle: usualBeside, deviation } = spreadOf(rows.flat().map(({ beside }) => beside));
  const leastStroke = Math.max(STROKE_FROM, BEYOND_NOISE * deviation);
  const inkBeside = ({ beside }: MeasuredBubble) => beside - usualBeside;
  const habits = [COVER, AROUND, SPOT].map((of) => median(excess.map((row) => leadOf(row, of))));
  const ofSheet = [...[...noise, ...habits, pen.lead, usualLine].map(logarithmic), pen.darkness, pen.rows];
  const limits = seen.map((of) => {
    const usual = BEYOND_NOISE * noise[noisy.indexOf(of)]!;
    const habit = median(excess.map((row) => leadOf(row, of)));
    return habit > usual ? Math.min(usual, TRACE_OF_HABIT * habit) : usual;
  });
  return {
    featuresOf: (row) => featuresIn(row, excessOf(row), { noise, pen, ofSheet }),
    standsOut(row) {
      const own = excessOf(row);
      return (
        seen.some((of, at) => leadOf(own, of) > limits[at]!) || row.some((bubble) => inkBeside(bubble) > leastStroke)
      );
    },
    hasPassingLine(row, isMarked) {
      const own = excessOf(row);
      return row.some((bubble, at) => {
        const beside = inkBeside(bubble);
        const isThin = isMarked[at] && own[at]![COVER]! < THIN * pen.cover;
        return isThin && beside > PASSES_FROM && own[at]![AROUND]! < CIRCLE * beside;
      });
    },
    areAlike(row, isMarked) {
      const darkness = excessOf(row).flatMap((own, at) => (isMarked[at] ? [own[DARKNESS]!] : []));
      return Math.min(...darkness) >= ALIKE * Math.max(...darkness);
    },
  };
}
