import { mean } from '../../src/core/statistics.ts';
import { addNoise, noiseKinds } from '../../test-kit/spoil.ts';
import { anyPlan, type BenchContext, evaluateSamples, make, sized, someWords } from '../bench-context.ts';
import { detection, type ScoreRow } from '../score-row.ts';

const LEVELS_DB = [5, 8, 11, 14, 17, 20] as const;

/** Noise of known strength: how well it is measured, and what the words suffer. */
export async function noiseSet(context: BenchContext): Promise<ScoreRow> {
  const recordings = sized(context, 12);
  const errors: number[] = [];
  const remarks: string[] = [];
  let [hits, found, present, matched, judged] = [0, 0, 0, 0, 0];
  for (let n = 0; n < recordings; n++) {
    const base = anyPlan(context, n + 6);
    const snrDb = LEVELS_DB[(n + Math.floor(n / LEVELS_DB.length)) % LEVELS_DB.length]!;
    const kind = noiseKinds[n % noiseKinds.length]!;
    const omitted = someWords(context, base.text);
    const made = await make({ ...base, omitted });
    const samples = addNoise(made.samples, snrDb, kind, context.random);
    const { alignment, margin, measures } = await evaluateSamples(samples, made.sampleRate, base.text, context);
    errors.push(Math.abs(measures.snr_db - snrDb));
    const missing = (alignment?.words ?? []).flatMap(({ status }, w) => (status === 'missing' ? [w] : []));
    if (snrDb > 5) judged++;
    if (alignment?.verdict === 'match') {
      if (snrDb > 5) matched++;
      const right = missing.filter((w) => omitted.includes(w));
      [hits, found, present] = [hits + right.length, found + missing.length, present + omitted.length];
    }
    const invented = missing.filter((w) => !omitted.includes(w)).map((w) => alignment!.words[w]!.word);
    remarks.push(
      `${n} ${base.voice} ${base.rate} ${kind} ${snrDb} dB: measured ${measures.snr_db}, margin ${margin}, invented ${invented}`,
    );
  }
  const { f1, precision } = detection(hits, found, present);
  return {
    set: 'noise',
    recordings,
    figures: {
      snrWorstErrorDb: { value: Math.max(...errors), bar: { most: 3 } },
      snrMeanErrorDb: { value: mean(errors) },
      acceptedAbove5Db: { value: matched / judged },
      // Two points under the engine that was tuned on synthetic voices alone (0.981).
      omissionF1: { value: f1, bar: { least: 0.961 } },
      omissionPrecision: { value: precision },
    },
    remarks,
  };
}
