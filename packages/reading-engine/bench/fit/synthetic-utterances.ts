import { cepstra, WIDTH } from '../../src/align/features.ts';
import { WORD_STRIDE } from '../../src/align/follow-voice.ts';
import { BANDS } from '../../src/align/mel.ts';
import { evenLevels } from '../../src/align/phone-network.ts';
import { HOP_S } from '../../src/core/frames.ts';
import { SAMPLE_RATE } from '../../src/core/recording.ts';
import type { Espeak } from '../../src/node.ts';
import { powerSpectra } from '../../src/stages/power-spectra.ts';
import { resample } from '../../src/stages/resample.ts';
import { Random } from '../../test-kit/random.ts';
import { distorted } from './distort.ts';
import { phonesAt } from './phones.ts';
import type { Utterance } from './utterance.ts';

/** Keeps rows of log powers, and their labels, where there is speech. */
function withoutPauses(rows: Float32Array, labels: Uint8Array): { rows: Float32Array; labels: Uint8Array } {
  return {
    rows: rows.filter((_, at) => labels[Math.floor(at / BANDS)] !== 0),
    labels: labels.filter((label) => label !== 0),
  };
}

async function speakOnce(espeak: Espeak, text: string, voice: string, random: Random): Promise<Utterance> {
  const rate = random.whole(90, 260);
  const spoken = await espeak.speakAs(text, rate, {
    voice,
    pitch: random.whole(20, 80),
    range: random.whole(20, 80),
  });
  if (!spoken) throw new Error('no synthesiser');
  const spectra = powerSpectra(resample(spoken.samples, spoken.sampleRate, SAMPLE_RATE));
  const rows = distorted(spectra, WORD_STRIDE, random);
  const times = Array.from({ length: rows.length / BANDS }, (_, t) => t * WORD_STRIDE * HOP_S * 1000);
  const whole = { rows, labels: phonesAt(spoken, times) };
  // A reference has no pauses, a pupil's recording does.
  const seen = random.next() < 0.5 ? withoutPauses(whole.rows, whole.labels) : whole;
  const levels = evenLevels(cepstra(seen.rows, WORD_STRIDE), WIDTH, (t) => seen.labels[t] !== 0);
  return { levels, labels: seen.labels };
}

/** Texts in a voice, each at another rate and pitch and through another mouth, room and channel. */
export async function speakTexts(
  espeak: Espeak,
  voice: string,
  seed: number,
  texts: readonly string[],
): Promise<Utterance[]> {
  const random = new Random(seed);
  const utterances: Utterance[] = [];
  for (const text of texts) utterances.push(await speakOnce(espeak, text, voice, random));
  return utterances;
}
