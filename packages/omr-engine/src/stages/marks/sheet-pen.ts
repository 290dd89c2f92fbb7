import { median, quantile } from '../../core/statistics.ts';
import { inkOf, type MeasuredBubble, samplePoints } from './measure-bubble.ts';

/** Mean darkness beyond its letter of a bubble that a usual pen filled: paler pens are brought to this. */
const USUAL_PEN = 0.35;
/** ...by so many times at most: a pen that is paler yet cannot be told from paper. */
const MOST_GAIN = 6;
/** Part of an option's bubbles, least first, that stands for its empty ones, even where most pupils' answers are this letter: letters differ, and how often they are marked. */
export const EMPTY_QUANTILE = 0.4;
/** A pen leads its rows by so many times more than the empty bubbles of most rows differ among themselves. */
const OF_CHANCE = 3;
const MOST_ROWS = 0.75;
/** Rows that lead by less than this part of the sheet's usual one hold no mark of its pen. */
const PART_OF_LEAD = 0.5;
/** A pen is told by so many rows at least, and by this share of them. */
const LEAST_ROWS = 8;
const SHARE_OF_ROWS = 0.4;

type Row = readonly MeasuredBubble[];

/** A feature of a row's bubbles beyond that of their options' empty ones, greatest first, with its bubble. */
interface Beyond {
  readonly bubble: MeasuredBubble;
  readonly rest: number;
}

/** How far beyond empty ones the bubbles are that lead their rows by a mark of this sheet; null where too few do. */
function usualLeader(rows: readonly (readonly Beyond[])[]): number | null {
  const leads = rows.map(([first, second]) => first!.rest - (second?.rest ?? 0));
  const chance = quantile(
    rows.flatMap(([, second, third]) => (second && third ? [second.rest - third.rest] : [])),
    MOST_ROWS,
  );
  const least = Math.max(OF_CHANCE * chance, PART_OF_LEAD * quantile(leads, MOST_ROWS));
  const marks = rows.filter((_, at) => leads[at]! > least);
  if (marks.length < Math.max(LEAST_ROWS, SHARE_OF_ROWS * rows.length)) return null;
  return median(marks.map(([first]) => first!.rest));
}

/** What each point, or another feature, is in an option's empty bubbles. */
const emptyOf = (rows: readonly Row[], option: number, feature: (bubble: MeasuredBubble) => number): number =>
  quantile(
    rows.map((row) => feature(row[option]!)),
    EMPTY_QUANTILE,
  );

/** The pen with which a sheet was filled in. */
export interface SheetPen {
  /** A bubble as it would be if that pen were no paler than others: what is beyond its letter is as many times darker. */
  even(bubble: MeasuredBubble): MeasuredBubble;
}

/**
 * Learns a sheet's pen from all of its rows: one bubble in each that is a little darker than the rest, row after row, is a pale pencil
 * or a marker, however pale.
 */
export function learnPen(rows: readonly Row[], options: number): SheetPen {
  const letters = Array.from({ length: options }, (_, option) =>
    Float64Array.from(samplePoints, (__, at) => emptyOf(rows, option, ({ depths }) => depths[at]!)),
  );
  const means = letters.map((letter) => letter.reduce((sum, depth) => sum + depth, 0) / letter.length);
  const usual = usualLeader(sortedBeyond(rows, ({ option, darkness }) => darkness - means[option]!));
  const gain = usual === null ? 1 : Math.min(MOST_GAIN, USUAL_PEN / usual);
  if (gain <= 1) return { even: (bubble) => bubble };
  return {
    even: (bubble) => {
      const letter = letters[bubble.option]!;
      const depths = bubble.depths.map((depth, at) =>
        Math.min(1, Math.max(0, letter[at]! + gain * (depth - letter[at]!))),
      );
      return { ...bubble, ...inkOf(depths), depths };
    },
  };
}

const sortedBeyond = (rows: readonly Row[], rest: (bubble: MeasuredBubble) => number): Beyond[][] =>
  rows.map((row) => row.map((bubble) => ({ bubble, rest: rest(bubble) })).sort((a, b) => b.rest - a.rest));
