import { median, quantile } from '../../src/core/statistics.ts';
import { amplify } from '../../test-kit/spoil.ts';
import { anyPlan, type BenchContext, evaluateSamples, make, sized, someWords } from '../bench-context.ts';
import { detection, type ScoreRow } from '../score-row.ts';

/** Omissions, word starts and accuracy of clean readings; every third reading leaves nothing out. */
export async function wordsSet(context: BenchContext): Promise<ScoreRow> {
  const recordings = sized(context, 30);
  const errorsMs: number[] = [];
  const accuracyErrors: number[] = [];
  const remarks: string[] = [];
  let [hits, found, present] = [0, 0, 0];
  for (let n = 0; n < recordings; n++) {
    const base = anyPlan(context, n);
    const omitted = n % 3 === 0 ? [] : someWords(context, base.text);
    const made = await make({ ...base, omitted });
    const samples = amplify(made.samples, context.random.between(0.1, 1.1));
    const { alignment, margin } = await evaluateSamples(samples, made.sampleRate, base.text, context);
    const words = alignment!.words;
    const missing = words.flatMap(({ status }, w) => (status === 'missing' ? [w] : []));
    const right = missing.filter((w) => omitted.includes(w));
    [hits, found, present] = [hits + right.length, found + missing.length, present + omitted.length];
    for (const [w, startS] of made.starts.entries()) {
      const heard = words[w]?.start_s;
      if (startS !== null && typeof heard === 'number') errorsMs.push(Math.abs(heard - startS) * 1000);
    }
    const trueAccuracy = (100 * (words.length - omitted.length)) / words.length;
    accuracyErrors.push(Math.abs((alignment!.accuracy_percent ?? 0) - trueAccuracy));
    const overlooked = omitted.filter((w) => !missing.includes(w)).map((w) => words[w]!.word);
    const invented = missing.filter((w) => !omitted.includes(w)).map((w) => words[w]!.word);
    if (overlooked.length + invented.length > 0 || alignment!.verdict !== 'match') {
      remarks.push(
        `${n} ${base.voice} ${base.rate} p${base.pitch} margin ${margin}: overlooked ${overlooked}; invented ${invented}`,
      );
    }
  }
  const { precision, f1 } = detection(hits, found, present);
  return {
    set: 'words',
    recordings,
    figures: {
      startMedianMs: { value: median(errorsMs), bar: { most: 20 } },
      startP95Ms: { value: quantile(errorsMs, 0.95), bar: { most: 80 } },
      // Two points under the engine that was tuned on synthetic voices alone (0.992).
      omissionF1: { value: f1, bar: { least: 0.972 } },
      omissionPrecision: { value: precision, bar: { least: 0.95 } },
      accuracyWorstError: { value: Math.max(...accuracyErrors), bar: { most: 5 } },
    },
    remarks,
  };
}
