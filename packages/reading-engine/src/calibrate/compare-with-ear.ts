import { type EarMarks, earFigures } from '@caderneta/contract/reading';
import type { ReadingEvaluation } from '../core/evaluation.ts';
import { mean } from '../core/statistics.ts';

/** What the engine said of a reading beside what a teacher heard. */
export interface HeardByBoth {
  readonly evaluation: Pick<ReadingEvaluation, 'alignment' | 'words_per_minute'>;
  readonly ear: EarMarks;
}

/** Shares from 0 to 1, null where there was nothing to count; errors as the mean of their sizes. */
export interface EarComparison {
  /** Of the words told as missing, those that the teacher heard skipped. */
  readonly precision: number | null;
  /** Of the words that the teacher heard skipped, those told as missing. */
  readonly recall: number | null;
  /** Of words a minute, as a share of the ear's. */
  readonly rateError: number | null;
  /** Of accuracy, percentage points. */
  readonly accuracyError: number | null;
}

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
const meanOf = (values: readonly number[]): number | null => (values.length === 0 ? null : mean(values));

/** Compares what is said of words and figures with the ear. Words after the reading's end say nothing. */
export function compareWithEar(readings: readonly HeardByBoth[]): EarComparison {
  let [verdicts, skipped, both] = [0, 0, 0];
  const [rates, accuracies]: [number[], number[]] = [[], []];
  for (const { evaluation, ear } of readings) {
    const figures = earFigures(ear);
    for (const [w, mark] of ear.words.entries()) {
      const status = evaluation.alignment?.words[w]?.status;
      if (mark === null || status === undefined) continue;
      if (status === 'missing') verdicts++;
      if (mark === 'skipped') skipped++;
      if (status === 'missing' && mark === 'skipped') both++;
    }
    const { words_per_minute: rate, alignment } = evaluation;
    if (rate !== null && figures.words_per_minute > 0) {
      rates.push(Math.abs(rate - figures.words_per_minute) / figures.words_per_minute);
    }
    const accuracy = alignment?.accuracy_percent ?? null;
    if (accuracy !== null) accuracies.push(Math.abs(accuracy - figures.accuracy_percent));
  }
  return {
    precision: share(both, verdicts),
    recall: share(both, skipped),
    rateError: meanOf(rates),
    accuracyError: meanOf(accuracies),
  };
}
