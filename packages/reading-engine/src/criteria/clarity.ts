import { type Cutoffs, onScale } from '../core/cutoffs.ts';
import type { CriterionEvaluation } from '../core/evaluation.ts';
import type { Heard } from '../stages/listen.ts';
import { judged, ratingOf } from './judged.ts';
import { feedback } from './reading.copy.ts';

/** From this on a teacher hears it, %. */
const AUDIBLE_CLIPPING = 0.1;

/** How clear the recording is: what noise and overload leave of the voice. Says nothing of the pupil. */
export function judgeClarity({ level, clippedShare }: Heard, cutoffs: Cutoffs): CriterionEvaluation {
  const clipped = clippedShare * 100;
  const score = Math.min(onScale(level.snrDb, cutoffs.snrDb), onScale(clipped, cutoffs.clippedPercent));
  const said = feedback.clarity(ratingOf(onScale(level.snrDb, cutoffs.snrDb)), { snrDb: level.snrDb });
  return judged(score, clipped >= AUDIBLE_CLIPPING ? said + feedback.clipped(clipped) : said);
}
