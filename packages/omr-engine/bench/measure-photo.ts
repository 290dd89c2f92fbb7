import { answersIn } from '@caderneta/contract';
import { Workspace } from '../src/core/workspace.ts';
import type { SheetFailureCode } from '../src/index.ts';
import { readDecodedSheet } from '../src/node/read-sheet-file.ts';
import type { BenchPhoto } from './photo-set.ts';
import { type Certainty, count, countCertainty, emptyTally, judge, type Tally } from './score.ts';

/** What became of one photo. */
export interface PhotoScore {
  readonly refused: SheetFailureCode | null;
  readonly clear: Tally;
  /** Dots, ticks, rings, eraser's ghosts, hidden bubbles: a flag is welcome there. */
  readonly doubtful: Tally;
  readonly certainty: Certainty;
  readonly ms: number;
  /** What a person should look at: a refusal, a flag or a wrong answer. */
  readonly remarks: readonly string[];
}

/** Memory that one reader keeps between photos, as the worker's does. */
const workspace = new Workspace();

/** Reads a photo as the command line does and judges every question. A sheet read with a key that is not its own is wrong throughout. */
export async function measurePhoto(taken: BenchPhoto): Promise<PhotoScore> {
  const outcome = await readDecodedSheet({ ok: true, photo: taken.photo }, taken.spec, { workspace });
  const score = {
    refused: outcome.ok ? null : outcome.code,
    clear: emptyTally(),
    doubtful: emptyTally(),
    certainty: { marks: 0, sure: 0, sureRight: 0 },
    ms: outcome.elapsedMs,
    remarks: [] as string[],
  };
  const remark = (what: string) => score.remarks.push(`${taken.name}: ${what}`);
  if (!outcome.ok) {
    if (taken.truth) remark(`refused: ${outcome.code}`);
    return score;
  }
  if (!taken.truth) {
    remark(`read, though it should not be, with key ${taken.spec.groups.join(',')} of ${taken.spec.options}`);
    for (const _ of answersIn(outcome.answers)) count(score.clear, 'wrong');
    return score;
  }
  for (const question of taken.truth) {
    const answer = outcome.answers[question.group]?.questions[question.question - 1];
    const verdict = judge(answer, question);
    count(question.doubtful ? score.doubtful : score.clear, verdict);
    countCertainty(score.certainty, answer, question, verdict);
    if (verdict === 'wrong' || (verdict === 'flagged' && !question.doubtful))
      remark(
        `${verdict}: group ${question.group + 1} question ${question.question}: '${question.letters}' ` +
          `(${question.marks.map((mark) => mark.kind).join('+')}) read as ${answer?.state} ${answer?.letters ?? ''}`,
      );
  }
  return score;
}
