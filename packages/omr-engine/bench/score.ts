import type { SheetAnswer } from '@caderneta/contract';
import type { PlannedQuestion } from '../test-kit/index.ts';

/** What a reader made of one question. A flag is an answer left to a person; wrong is wrong without a word. */
export type Verdict = 'right' | 'flagged' | 'wrong';

export interface Tally {
  questions: number;
  right: number;
  flagged: number;
  silentlyWrong: number;
}

export const emptyTally = (): Tally => ({ questions: 0, right: 0, flagged: 0, silentlyWrong: 0 });

/** Judges a reading against what is on the paper. 'uncertain' is always a flag; a state must agree with its letters. */
export function judge(reading: SheetAnswer | undefined, truth: PlannedQuestion): Verdict {
  if (!reading) return 'wrong';
  if (reading.state === 'uncertain') return 'flagged';
  const said = reading.state === 'blank' ? '' : reading.letters;
  const isConsistent = said.length === (reading.state === 'blank' ? 0 : reading.state === 'marked' ? 1 : said.length);
  const isAnswer = said === truth.letters || truth.alsoRight.includes(said);
  return isConsistent && isAnswer && (reading.state !== 'multiple' || said.length > 1) ? 'right' : 'wrong';
}

export function count(tally: Tally, verdict: Verdict): void {
  tally.questions += 1;
  if (verdict === 'right') tally.right += 1;
  else if (verdict === 'flagged') tally.flagged += 1;
  else tally.silentlyWrong += 1;
}

export function addTally(sum: Tally, more: Tally): void {
  sum.questions += more.questions;
  sum.right += more.right;
  sum.flagged += more.flagged;
  sum.silentlyWrong += more.silentlyWrong;
}

/** How sure a reader is of plain single marks: how many there are, how many it gives at least 0.95, and how many of those are right. */
export interface Certainty {
  marks: number;
  sure: number;
  sureRight: number;
}

const sureFrom = 0.95;

export function countCertainty(
  certainty: Certainty,
  reading: SheetAnswer | undefined,
  truth: PlannedQuestion,
  verdict: Verdict,
): void {
  if (truth.doubtful || truth.letters.length !== 1) return;
  certainty.marks += 1;
  if (!reading || reading.state === 'uncertain' || reading.confidence < sureFrom) return;
  certainty.sure += 1;
  if (verdict === 'right') certainty.sureRight += 1;
}

/** Value below which `share` of the times lie; 0 for none. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
