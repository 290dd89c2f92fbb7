import { median, quantile } from '../../core/statistics.ts';
import type { BubbleRow } from './by-question.ts';
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

/**
 * How far beyond empty ones the bubbles are that lead their rows by a mark of this sheet; null where too few do.
 *
 * @param rows How much darker each row's bubbles are than their options' empty ones, darkest first.
 */
function usualLeader(rows: readonly (readonly number[])[]): number | null {
  const leads = rows.map(([first, second = 0]) => first! - second);
  const chance = quantile(
    rows.flatMap(([, second, third]) => (second === undefined || third === undefined ? [] : [second - third])),
    MOST_ROWS,
  );
  const least = Math.max(OF_CHANCE * chance, PART_OF_LEAD * quantile(leads, MOST_ROWS));
  const marks = rows.filter((_, at) => leads[at]! > least);
  if (marks.length < Math.max(LEAST_ROWS, SHARE_OF_ROWS * rows.length)) return null;
  return median(marks.map(([first]) => first!));
}

/**
 * Learns a sheet's pen from all of its rows: one bubble in each that is a little darker than the rest, row after row, is a pale pencil
 * or a marker, however pale.
 *
 * @returns A bubble as it would be if that pen were no paler than others: what is beyond its letter is as many times darker.
 */
export function learnPen(rows: readonly BubbleRow[], options: number): (bubble: MeasuredBubble) => MeasuredBubble {
  const letters = Array.from({ length: options }, (_, option) =>
    Float64Array.from(samplePoints, (__, at) =>
      quantile(
        rows.map((row) => row[option]!.depths[at]!),
        EMPTY_QUANTILE,
      ),
    ),
  );
  const means = letters.map((letter) => letter.reduce((sum, depth) => sum + depth, 0) / letter.length);
  const beyond = rows.map((row) => row.map(({ option, darkness }) => darkness - means[option]!).sort((a, b) => b - a));
  const usual = usualLeader(beyond);
  const gain = usual === null ? 1 : Math.min(MOST_GAIN, USUAL_PEN / usual);
  if (gain <= 1) return (bubble) => bubble;
  return (bubble) => {
    const letter = letters[bubble.option]!;
    const depths = bubble.depths.map((depth, at) =>
      Math.min(1, Math.max(0, letter[at]! + gain * (depth - letter[at]!))),
    );
    return { ...bubble, ...inkOf(depths), depths };
  };
}
