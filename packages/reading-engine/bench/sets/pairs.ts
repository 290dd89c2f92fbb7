import { anyPlan, type BenchContext, evaluateSamples, make, sized, someWords } from '../bench-context.ts';
import type { ScoreRow } from '../score-row.ts';

/** Every reading against its own text and against another: accepted and refused, neither left open. */
async function comparePairs(context: BenchContext, set: string, first: number, leavesOut: boolean): Promise<ScoreRow> {
  const recordings = sized(context, 20);
  const remarks: string[] = [];
  const [rightMargins, otherMargins]: [number[], number[]] = [[], []];
  let [accepted, refused] = [0, 0];
  for (let n = 0; n < recordings; n++) {
    const base = anyPlan(context, first + n);
    const made = await make({ ...base, omitted: leavesOut ? someWords(context, base.text) : [] });
    const others = context.texts.filter((text) => text !== base.text);
    const right = await evaluateSamples(made.samples, made.sampleRate, base.text, context);
    const other = await evaluateSamples(made.samples, made.sampleRate, context.random.pick(others), context);
    if (right.alignment?.verdict === 'match') accepted++;
    else remarks.push(`${n} ${base.voice} ${base.rate} p${base.pitch}: right text ${right.margin}`);
    if (other.alignment?.verdict === 'other-text') refused++;
    else remarks.push(`${n} ${base.voice} ${base.rate} p${base.pitch}: other text ${other.margin}`);
    rightMargins.push(right.margin ?? 0);
    otherMargins.push(other.margin ?? 1);
  }
  return {
    set,
    recordings,
    figures: {
      rightAccepted: { value: accepted / recordings, bar: { least: 1 } },
      otherRefused: { value: refused / recordings, bar: { least: 1 } },
      leastRightMargin: { value: Math.min(...rightMargins) },
      greatestOtherMargin: { value: Math.max(...otherMargins) },
    },
    remarks,
  };
}

/** Whole readings. */
export const pairsSet = (context: BenchContext): Promise<ScoreRow> => comparePairs(context, 'pairs', 5, false);

/** Readings that leave words out, of other voices. */
export const pairsOmittingSet = (context: BenchContext): Promise<ScoreRow> =>
  comparePairs(context, 'pairsOmitting', 31, true);
