import { type RecordingFailureCode, readAloud } from '../../src/index.ts';
import { decodeAudio } from '../../src/node.ts';
import { Random } from '../../test-kit/random.ts';
import { addNoise, amplify } from '../../test-kit/spoil.ts';
import { writeMp3 } from '../../test-kit/write-mp3.ts';
import { writeWav } from '../../test-kit/write-wav.ts';
import { anyPlan, type BenchContext, make } from '../bench-context.ts';
import type { ScoreRow } from '../score-row.ts';

const RATE = 16_000;

/** What must be refused, and with which code. */
function badInputs(
  speech: Float32Array,
  rate: number,
  text: string,
): readonly [string, Uint8Array, RecordingFailureCode][] {
  const wav = writeWav(speech, rate);
  const mp3 = writeMp3(speech, 44_100, 64);
  const nothing = new Float32Array(RATE * 10);
  const random = new Random(3);
  const noise = (kind: 'white' | 'pink' | 'hum') =>
    writeWav(
      amplify(
        addNoise(
          nothing.map((_, i) => (i === 0 ? 1e-3 : 0)),
          -40,
          kind,
          random,
        ),
        300,
      ),
      RATE,
    );
  const hour = Buffer.concat([writeWav(new Float32Array(0), 8000), Buffer.alloc(8000 * 2 * 3600)]);
  hour.writeUInt32LE(8000 * 2 * 3600, 40);
  return [
    ['nothing', new Uint8Array(0), 'empty-file'],
    ['silence', writeWav(nothing, RATE), 'silence'],
    ['white noise', noise('white'), 'no-speech'],
    ['pink noise', noise('pink'), 'no-speech'],
    ['a fan', noise('hum'), 'no-speech'],
    ['1 s of speech', writeWav(speech.subarray(0, rate), rate), 'too-short'],
    ['a cut WAV', wav.subarray(0, Math.round(wav.length * 0.6)), 'damaged-audio'],
    ['a WAV header', wav.subarray(0, 30), 'damaged-audio'],
    ['a cut MP3', mp3.subarray(0, Math.round(mp3.length * 0.6) + 7), 'damaged-audio'],
    ['text named as audio', Buffer.from(text), 'not-audio'],
    ['chance bytes', Buffer.from(Array.from({ length: 9999 }, () => random.whole(0, 255))), 'not-audio'],
    ['60 minutes', hour, 'too-long'],
  ];
}

/** Files that no evaluation may come of. */
export async function badInputsSet(context: BenchContext): Promise<ScoreRow> {
  const made = await make(anyPlan(context, 0));
  const remarks: string[] = [];
  const inputs = badInputs(made.samples, made.sampleRate, made.plan.text);
  let refused = 0;
  for (const [name, bytes, code] of inputs) {
    const decoded = await decodeAudio(bytes);
    const outcome = decoded.ok
      ? await readAloud(decoded.recording, { text: made.plan.text, speak: context.speak })
      : decoded;
    const given = outcome.ok ? 'evaluated' : outcome.code;
    if (given === code) refused++;
    else remarks.push(`${name}: ${given} in place of ${code}`);
  }
  return {
    set: 'badInputs',
    recordings: inputs.length,
    figures: { refusedWithItsCode: { value: refused / inputs.length, bar: { least: 1 } } },
    remarks,
  };
}
