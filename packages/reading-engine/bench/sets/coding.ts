import { readAloud } from '../../src/index.ts';
import { decodeAudio } from '../../src/node.ts';
import { resample } from '../../src/stages/resample.ts';
import { writeMp3 } from '../../test-kit/write-mp3.ts';
import { writeWav } from '../../test-kit/write-wav.ts';
import { anyPlan, type BenchContext, make, sized, someWords } from '../bench-context.ts';
import { detection, type ScoreRow } from '../score-row.ts';

/** How the recording comes: at telephone's, phone's and studio's rates, and as small MP3. */
const codings = {
  'wav 8 kHz': (samples: Float32Array, rate: number) => writeWav(resample(samples, rate, 8000), 8000),
  'wav 48 kHz': (samples: Float32Array, rate: number) => writeWav(resample(samples, rate, 48_000), 48_000),
  'mp3 16 kHz 32 kbit/s': (samples: Float32Array, rate: number) =>
    writeMp3(resample(samples, rate, 16_000), 16_000, 32),
  'mp3 44.1 kHz 64 kbit/s': (samples: Float32Array, rate: number) =>
    writeMp3(resample(samples, rate, 44_100), 44_100, 64),
} as const;

/** The same as the words' set, through files of other rates and of MP3. */
export async function codingSet(context: BenchContext): Promise<ScoreRow> {
  const recordings = sized(context, 8);
  const remarks: string[] = [];
  const names = Object.keys(codings) as (keyof typeof codings)[];
  let [hits, found, present, matched] = [0, 0, 0, 0];
  for (let n = 0; n < recordings; n++) {
    const base = anyPlan(context, n + 8);
    const omitted = someWords(context, base.text);
    const made = await make({ ...base, omitted });
    const coding = names[n % names.length]!;
    const decoded = await decodeAudio(codings[coding](made.samples, made.sampleRate));
    if (!decoded.ok) throw new Error(decoded.code);
    const outcome = await readAloud(decoded.recording, { text: base.text, speak: context.speak });
    if (!outcome.ok) throw new Error(outcome.code);
    const { alignment, margin } = outcome.evaluation;
    if (alignment?.verdict === 'match') matched++;
    const missing = alignment!.words.flatMap(({ status }, w) => (status === 'missing' ? [w] : []));
    const right = missing.filter((w) => omitted.includes(w)).length;
    [hits, found, present] = [hits + right, found + missing.length, present + omitted.length];
    remarks.push(
      `${n} ${base.voice} ${base.rate} ${coding}: margin ${margin}, ${right} of ${omitted.length}, invented ${missing.length - right}`,
    );
  }
  const { f1, precision } = detection(hits, found, present);
  return {
    set: 'coding',
    recordings,
    figures: {
      accepted: { value: matched / recordings, bar: { least: 1 } },
      omissionF1: { value: f1, bar: { least: 0.85 } },
      omissionPrecision: { value: precision, bar: { least: 0.95 } },
    },
    remarks,
  };
}
