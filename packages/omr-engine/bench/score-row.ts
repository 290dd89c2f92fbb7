import type { PhotoScore } from './measure-photo.ts';
import { addTally, type Certainty, emptyTally, quantile, type Tally } from './score.ts';

/**
 * A row of the scoreboard: photos, read, refused by code, questions, right, flagged, silently wrong; how many plain marks got a
 * confidence of 0.95 and how many of those are right; milliseconds with everything. `doubtful` questions are counted apart.
 */
export interface ScoreRow extends Tally {
  readonly set: string;
  readonly photos: number;
  readonly read: number;
  /** Refusals by code. */
  readonly refused: Readonly<Record<string, number>>;
  readonly doubtful: Tally;
  readonly certainty: Certainty;
  readonly msMedian: number;
  readonly msP95: number;
}

const round = (ms: number): number => Math.round(ms * 10) / 10;

/** Sums up a set's photos. */
export function toRow(set: string, scores: readonly PhotoScore[]): ScoreRow {
  const clear = emptyTally();
  const doubtful = emptyTally();
  const certainty = { marks: 0, sure: 0, sureRight: 0 };
  const refused = new Map<string, number>();
  for (const score of scores) {
    addTally(clear, score.clear);
    addTally(doubtful, score.doubtful);
    certainty.marks += score.certainty.marks;
    certainty.sure += score.certainty.sure;
    certainty.sureRight += score.certainty.sureRight;
    if (score.refused) refused.set(score.refused, (refused.get(score.refused) ?? 0) + 1);
  }
  const times = scores.map(({ ms }) => ms);
  return {
    set,
    photos: scores.length,
    read: scores.filter((score) => !score.refused).length,
    refused: Object.fromEntries([...refused].sort(([a], [b]) => (a < b ? -1 : 1))),
    ...clear,
    doubtful,
    certainty,
    msMedian: round(quantile(times, 0.5)),
    msP95: round(quantile(times, 0.95)),
  };
}

/** The row as a line to read. */
export function rowLine(row: ScoreRow): string {
  const { doubtful, certainty } = row;
  return (
    `${row.set.padEnd(44)} read ${row.read}/${row.photos}  right ${row.right}/${row.questions}  flagged ${row.flagged}  ` +
    `silently wrong ${row.silentlyWrong}  doubtful ${doubtful.right}+${doubtful.flagged}/${doubtful.questions} ` +
    `wrong ${doubtful.silentlyWrong}  sure ${certainty.sure}/${certainty.marks} right ${certainty.sureRight}  ` +
    `${row.msMedian} / ${row.msP95} ms  ${JSON.stringify(row.refused)}`
  );
}
