import { frameAt } from '../core/frames.ts';
import { clamp, decibels, mean, median, quantile } from '../core/statistics.ts';
import type { SpeechMap } from './find-speech.ts';

/** Silence this far from speech holds no end of a word, s. */
const CLEAR_OF_SPEECH_S = 0.06;
/** Fewer frames of plain noise say nothing; the quietest share of all frames stands in. */
const LEAST_NOISE_FRAMES = 12;
const QUIETEST_SHARE = 0.04;
/** Beyond this the recording is as good as clean, dB. */
const SNR_LIMITS = [-10, 60] as const;

/** How loud the voice and the noise are. */
export interface LevelMeasure {
  /** Mean level of the speech, dB below full scale. */
  readonly speechDbfs: number;
  /** Level of the noise, dB below full scale. */
  readonly noiseDbfs: number;
  /** Power of the voice, from its first to its last word, over the noise's, dB, −10 to 60. */
  readonly snrDb: number;
  /** Frames that hold noise alone. */
  readonly noiseFrames: readonly number[];
}

function framesOfNoise({ isSpeech }: SpeechMap, powers: Float32Array): number[] {
  const clear = frameAt(CLEAR_OF_SPEECH_S);
  const frames: number[] = [];
  let lastSpeech = -Infinity;
  let next = isSpeech.indexOf(1);
  for (let t = 0; t < isSpeech.length; t++) {
    if (isSpeech[t]) lastSpeech = t;
    if (next >= 0 && next < t) next = isSpeech.indexOf(1, t);
    const untilSpeech = next < 0 ? Infinity : next - t;
    if (!isSpeech[t] && t - lastSpeech > clear && untilSpeech > clear) frames.push(t);
  }
  if (frames.length >= LEAST_NOISE_FRAMES) return frames;
  const limit = quantile(powers, QUIETEST_SHARE);
  return Array.from(powers.keys()).filter((t) => powers[t]! <= limit);
}

/**
 * Measures voice and noise by the frames that hold speech and those that hold none.
 *
 * @param powers Mean power of each frame, whole band.
 */
export function measureLevel(powers: Float32Array, speech: SpeechMap): LevelMeasure {
  const noiseFrames = framesOfNoise(speech, powers);
  const noise = median(noiseFrames.map((t) => powers[t]!));
  const active = mean(powers.filter((_, t) => speech.isSpeech[t] === 1));
  const first = speech.spans[0]?.start ?? 0;
  const last = speech.spans.at(-1)?.end ?? powers.length;
  const voice = mean(powers.subarray(first, last)) - noise;
  const snr = decibels(Math.max(voice, 0)) - decibels(noise);
  return {
    speechDbfs: decibels(active),
    noiseDbfs: decibels(noise),
    snrDb: clamp(snr, ...SNR_LIMITS),
    noiseFrames,
  };
}
