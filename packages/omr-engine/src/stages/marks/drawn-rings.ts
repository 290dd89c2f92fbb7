import { median, NORMAL_MAD } from '../../core/statistics.ts';
import type { MeasuredBubble } from './measure-bubble.ts';

/**
 * Lead of a row's inkiest ring line over the next where somebody drew a ring on it or around it; over the third where two were drawn, or
 * one so wide that it runs through the next bubble's place. Of 250 drawn rings on hard photos one leads by less than 0.04; of 10,800
 * blank rows none by 0.02 where that is beyond the noise.
 */
const LEAD = 0.027;
const LEAD_OF_TWO = 0.04;
/** The same as a share of the other line, and of the noise that neighbouring lines show. */
const SHARE = 0.2;
const OF_NOISE = 4;
/** Where toner thins along the row, the lines above and below tell: a lead over the middle of them, and a little over the row's next. */
const LEAD_OF_COLUMN = 0.035;
const LEAST_LEAD = 0.012;
/** Two lines thicker than the row's others are print where the column's have as much: a pen adds at least this. */
const LEAST_OF_TWO = 0.02;
const ROWS_NEAR = 3;
const MIN_NEAR = 3;

/** Rings that somebody drew, in rows that hold nothing else. */
export interface DrawnRings {
  /**
   * True when the line of one of the row's rings has more ink than printed: drawn over, or with another ring around it.
   *
   * @param isAlone Nothing else on the sheet is marked: the row's other lines must tell, those above and below differ by noise as much.
   */
  isDrawn(row: readonly MeasuredBubble[], isAlone?: boolean): boolean;
}

/** How much the lines of empty bubbles that stand one below the other differ by chance. */
function noiseOf(empty: readonly MeasuredBubble[]): number {
  const columns = empty.toSorted((a, b) => a.group - b.group || a.option - b.option || a.question - b.question);
  const steps = columns.flatMap((bubble, at) => {
    const next = columns[at + 1];
    return next?.question === bubble.question + 1 ? [Math.abs(next.line - bubble.line)] : [];
  });
  return (NORMAL_MAD * median(steps)) / Math.SQRT2;
}

/**
 * Learns from a sheet's empty bubbles how much ink its printed rings have.
 *
 * @param empty Bubbles without a mark.
 */
export function learnDrawnRings(empty: readonly MeasuredBubble[]): DrawnRings {
  let noise: number | undefined;
  const leads = (lead: number, other: number, least: number) => {
    if (lead <= Math.max(least, SHARE * other)) return false;
    noise ??= noiseOf(empty);
    return lead > OF_NOISE * noise;
  };
  return {
    isDrawn(row, isAlone = false) {
      const [first, second, third] = [...row].sort((a, b) => b.line - a.line);
      if (!first || !second) return false;
      const lead = first.line - second.line;
      if (leads(lead, second.line, LEAD)) return true;
      const near = empty.filter(
        ({ group, question, option }) =>
          group === first.group &&
          option === first.option &&
          question !== first.question &&
          Math.abs(question - first.question) <= ROWS_NEAR,
      );
      const isInColumn = near.length >= MIN_NEAR;
      const usual = median(near.map(({ line }) => line));
      const isUsual = isInColumn && first.line - usual < LEAST_OF_TWO;
      if (third && !isUsual && leads(first.line - third.line, third.line, LEAD_OF_TWO)) return true;
      return !isAlone && lead >= LEAST_LEAD && isInColumn && leads(first.line - usual, usual, LEAD_OF_COLUMN);
    },
  };
}
