import { tokensOf } from '../../test-kit/reading-plan.ts';
import { anyPlan, type BenchContext, evaluateMade, make, sized } from '../bench-context.ts';
import type { ScoreRow } from '../score-row.ts';

/** Readings that stop before the text's end. */
export async function stopsSet(context: BenchContext): Promise<ScoreRow> {
  const recordings = sized(context, 64);
  const remarks: string[] = [];
  let [found, exact] = [0, 0];
  for (let n = 0; n < recordings; n++) {
    const base = anyPlan(context, n + 1);
    const words = tokensOf(base.text).length;
    const stopAfter = context.random.whole(Math.round(words * 0.25), Math.round(words * 0.8));
    const { alignment, margin } = await evaluateMade(await make({ ...base, stopAfter }), context);
    const until = alignment?.read_until?.index ?? null;
    if (until !== null && alignment?.accuracy_percent === null) found++;
    if (until !== null && Math.abs(until - stopAfter) <= 1) exact++;
    else remarks.push(`${n} ${base.voice} ${base.rate}: stopped at ${stopAfter}, heard ${until}, margin ${margin}`);
  }
  return {
    set: 'stops',
    recordings,
    figures: {
      found: { value: found / recordings, bar: { least: 1 } },
      // Two points under the engine tuned on synthetic voices.
      withinAWord: { value: exact / recordings, bar: { least: 0.933 } },
    },
    remarks,
  };
}
