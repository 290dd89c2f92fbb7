import { Workspace } from '../src/core/workspace.ts';
import { readSheet } from '../src/index.ts';
import type { BenchPhoto, PhotoSet } from './photo-sets.ts';
import { count, emptyTally, judge, quantile, type Tally } from './score.ts';

/** A row of the scoreboard. `doubtful` questions (dots, ticks, rings, eraser's ghosts) are counted apart: a flag is welcome there. */
export interface ScoreRow extends Tally {
  readonly set: string;
  readonly photos: number;
  readonly read: number;
  /** Refusals by code. */
  readonly refused: Record<string, number>;
  readonly doubtful: Tally;
  readonly msMedian: number;
  readonly msP95: number;
}

/** Something that a person should look at: a refusal, a flag or a wrong answer. */
export type Remark = (photo: BenchPhoto, what: string) => void;

/** Memory that one reader keeps between photos, as the worker's does. */
const workspace = new Workspace();

const round = (ms: number): number => Math.round(ms * 10) / 10;

/** Reads a set and judges every question. A sheet that was read with a key that is not its own counts wrong throughout. */
export async function measureSet(set: PhotoSet, seed: number, size: number, remark: Remark): Promise<ScoreRow> {
  const clear = emptyTally();
  const doubtful = emptyTally();
  const refused: Record<string, number> = {};
  const times: number[] = [];
  let photos = 0;
  let read = 0;
  for await (const taken of set.photos(seed, size)) {
    photos += 1;
    const outcome = readSheet(taken.photo, taken.spec, { workspace });
    times.push(outcome.elapsedMs);
    if (!outcome.ok) {
      refused[outcome.code] = (refused[outcome.code] ?? 0) + 1;
      if (taken.truth) remark(taken, `refused: ${outcome.code}`);
      continue;
    }
    read += 1;
    if (!taken.truth) {
      remark(taken, 'read with a wrong key');
      for (const _ of outcome.answers.flat()) count(clear, 'wrong');
      continue;
    }
    for (const question of taken.truth) {
      const answer = outcome.answers[question.group]?.[question.question - 1];
      const verdict = judge(answer, question);
      count(question.doubtful ? doubtful : clear, verdict);
      if (verdict === 'wrong' || (verdict === 'flagged' && !question.doubtful))
        remark(
          taken,
          `${verdict}: group ${question.group + 1} question ${question.question}: '${question.letters}' ` +
            `(${question.marks.map((mark) => mark.kind).join('+')}) read as ${answer?.state} ${answer?.marked ?? ''}`,
        );
    }
  }
  return {
    set: set.name,
    photos,
    read,
    refused,
    ...clear,
    doubtful,
    msMedian: round(quantile(times, 0.5)),
    msP95: round(quantile(times, 0.95)),
  };
}
