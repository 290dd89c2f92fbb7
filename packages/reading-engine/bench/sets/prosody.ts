import { mean } from '../../src/core/statistics.ts';
import { tokensOf } from '../../test-kit/reading-plan.ts';
import { anyPlan, type BenchContext, evaluateMade, make, sized } from '../bench-context.ts';
import type { ScoreRow } from '../score-row.ts';

/** The same reading as it is and monotone. */
export async function intonationSet(context: BenchContext): Promise<ScoreRow> {
  const recordings = sized(context, 10);
  const apart: number[] = [];
  const remarks: string[] = [];
  for (let n = 0; n < recordings; n++) {
    const base = anyPlan(context, n + 3);
    const normal = await evaluateMade(await make(base), context);
    const monotone = await evaluateMade(await make({ ...base, range: 0 }), context);
    apart.push((normal.intonation.score ?? 0) - (monotone.intonation.score ?? 0));
    remarks.push(
      `${n} ${base.voice} ${base.rate}: ${normal.intonation.score} (${normal.measures.pitch_spread_semitones}) and ${monotone.intonation.score} (${monotone.measures.pitch_spread_semitones})`,
    );
  }
  return {
    set: 'intonation',
    recordings: recordings * 2,
    figures: { leastApart: { value: Math.min(...apart), bar: { least: 5 } }, meanApart: { value: mean(apart) } },
    remarks,
  };
}

/** The same reading as it is and word by word. */
export async function rhythmSet(context: BenchContext): Promise<ScoreRow> {
  const recordings = sized(context, 10);
  const apart: number[] = [];
  const remarks: string[] = [];
  for (let n = 0; n < recordings; n++) {
    const base = anyPlan(context, n + 4);
    const gap = context.random.between(0.18, 0.5);
    const pausesAfter = tokensOf(base.text).map((_, word) => ({
      word,
      seconds: gap * context.random.between(0.8, 1.2),
    }));
    const normal = await evaluateMade(await make(base), context);
    const wordByWord = await evaluateMade(await make({ ...base, pausesAfter }), context);
    apart.push((normal.rhythm.score ?? 0) - (wordByWord.rhythm.score ?? 0));
    remarks.push(
      `${n} ${base.voice} ${base.rate} gap ${gap.toFixed(2)}: ${normal.rhythm.score} (${normal.measures.syllables_per_run}) and ${wordByWord.rhythm.score} (${wordByWord.measures.syllables_per_run}); margins ${normal.margin} ${wordByWord.margin}`,
    );
  }
  return {
    set: 'rhythm',
    recordings: recordings * 2,
    figures: { leastApart: { value: Math.min(...apart), bar: { least: 3 } }, meanApart: { value: mean(apart) } },
    remarks,
  };
}
