import { resample } from '../src/stages/resample.ts';

/** Length of a filter's impulse, samples on each side. */
const REACH = 128;

/** What a telephone lets through, 300 to 3400 Hz: a windowed sinc. */
export function phoneBand(samples: Float32Array, sampleRate: number): Float32Array {
  const [low, high] = [300 / sampleRate, 3400 / sampleRate];
  const sinc = (share: number, i: number) => (i === 0 ? 2 * share : Math.sin(2 * Math.PI * share * i) / (Math.PI * i));
  const taps = Float64Array.from({ length: 2 * REACH + 1 }, (_, k) => {
    const i = k - REACH;
    return (sinc(high, i) - sinc(low, i)) * (0.54 + 0.46 * Math.cos((Math.PI * i) / REACH));
  });
  return samples.map((_, t) => {
    let total = 0;
    for (let i = -REACH; i <= REACH; i++) total += taps[i + REACH]! * (samples[t + i] ?? 0);
    return total;
  });
}

/** Echoes of a bare classroom: delay s, and how much of the voice comes back. Their own echoes make the tail. */
const ECHOES = [
  [0.0297, 0.33],
  [0.0371, 0.31],
  [0.0411, 0.29],
  [0.0437, 0.27],
] as const;

/** A bare classroom (after Schroeder: combs beside each other, each feeding itself). */
export function reverb(samples: Float32Array, sampleRate: number): Float32Array {
  const rooms = ECHOES.map(([delayS, share]) => {
    const [delay, gain] = [Math.round(delayS * sampleRate), 0.5 + share];
    const out = new Float32Array(samples.length);
    for (let t = 0; t < out.length; t++) out[t] = samples[t]! + gain * (out[t - delay] ?? 0);
    return { out, share };
  });
  return samples.map((value, t) => value + rooms.reduce((sum, { out, share }) => sum + share * out[t]!, 0) / 2);
}

/** Window of a change of tempo, s, and how far a piece may be moved to fit the one before. */
const PIECE_S = 0.03;
const SLACK_S = 0.01;

/**
 * Says the same faster (above 1) or slower, with the same voice.
 *
 * @source Verhelst & Roelands, An overlap-add technique based on waveform similarity (WSOLA), 1993.
 */
export function tempo(samples: Float32Array, sampleRate: number, factor: number): Float32Array {
  const half = Math.round((PIECE_S * sampleRate) / 2);
  const slack = Math.round(SLACK_S * sampleRate);
  const out = new Float32Array(Math.round(samples.length / factor));
  let from = 0;
  for (let at = 0; at + 2 * half < out.length; at += half) {
    const wanted = Math.round(at * factor);
    let [best, most] = [wanted, -Infinity];
    for (let shift = -slack; shift <= slack && at > 0; shift += 2) {
      let likeness = 0;
      for (let i = 0; i < half; i += 2) {
        likeness += (samples[wanted + shift + i] ?? 0) * (samples[from + half + i] ?? 0);
      }
      if (likeness > most) [best, most] = [wanted + shift, likeness];
    }
    from = best;
    for (let i = 0; i < 2 * half; i++) {
      out[at + i]! += (samples[from + i] ?? 0) * (0.5 - 0.5 * Math.cos((Math.PI * i) / half));
    }
  }
  return out;
}

/** Raises a voice and its resonances by semitones, at the same tempo: a child's vocal tract is shorter. */
export const raisePitch = (samples: Float32Array, sampleRate: number, semitones: number): Float32Array => {
  const factor = 2 ** (semitones / 12);
  return tempo(resample(samples, Math.round(sampleRate * factor), sampleRate), sampleRate, 1 / factor);
};

const power = (samples: Float32Array): number =>
  samples.reduce((total, value) => total + value * value, 0) / Math.max(1, samples.length);

/** A class that talks: other voices, so much below the reader's. */
export function addVoices(samples: Float32Array, others: readonly Float32Array[], snrDb: number): Float32Array {
  const noise = samples.map((_, t) => others.reduce((sum, other) => sum + other[t % other.length]!, 0));
  const gain = Math.sqrt(power(samples) / power(noise) / 10 ** (snrDb / 10));
  return samples.map((value, t) => value + noise[t]! * gain);
}
