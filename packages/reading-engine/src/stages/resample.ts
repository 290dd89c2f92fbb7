import { type Recording, SAMPLE_RATE, type Sound } from '../core/recording.ts';

/** Zero crossings of the kernel on each side, under a Hann window. */
const ZERO_CROSSINGS = 12;
/** Pass band's share of the lower rate's, so that the transition ends below the fold. */
const PASS_BAND = 0.94;
/** A sample this close to full scale was cut by the recorder. */
const FULL_SCALE = 0.998;

/** Windowed sinc, x in zero crossings. */
function kernel(x: number): number {
  if (x === 0) return 1;
  if (Math.abs(x) >= ZERO_CROSSINGS) return 0;
  return (Math.sin(Math.PI * x) / (Math.PI * x)) * (0.5 + 0.5 * Math.cos((Math.PI * x) / ZERO_CROSSINGS));
}

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b));

/**
 * Changes a channel's rate by a windowed sinc, one set of weights for each place that an output sample can have between two of the
 * input's.
 *
 * @param from Hz, whole; so is `to`.
 * @source J. O. Smith, Digital Audio Resampling.
 */
export function resample(samples: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return samples;
  const common = greatestCommonDivisor(from, to);
  const [positions, step] = [to / common, from / common];
  const cutoff = Math.min(1, to / from) * PASS_BAND;
  const reach = Math.ceil(ZERO_CROSSINGS / cutoff);
  const taps = 2 * reach;
  const weights = new Float32Array(positions * taps);
  for (let position = 0; position < positions; position++) {
    for (let i = 0; i < taps; i++) {
      weights[position * taps + i] = cutoff * kernel((i - reach + 1 - position / positions) * cutoff);
    }
  }
  const output = new Float32Array(Math.floor((samples.length * to) / from));
  for (let n = 0; n < output.length; n++) {
    const position = (n * step) % positions;
    const first = Math.floor((n * step) / positions) - reach + 1;
    const begin = Math.max(0, -first);
    const end = Math.min(taps, samples.length - first);
    const row = position * taps;
    let total = 0;
    for (let i = begin; i < end; i++) total += samples[first + i]! * weights[row + i]!;
    output[n] = total;
  }
  return output;
}

function mixDown(channels: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array(0), ...others] = channels;
  if (others.length === 0) return first;
  const mixed = Float32Array.from(first);
  for (const channel of others) for (let i = 0; i < mixed.length; i++) mixed[i]! += channel[i] ?? 0;
  return mixed.map((value) => value / channels.length);
}

function shareAtFullScale(channels: readonly Float32Array[]): number {
  let clipped = 0;
  let count = 0;
  for (const channel of channels) {
    count += channel.length;
    for (const value of channel) if (value >= FULL_SCALE || value <= -FULL_SCALE) clipped++;
  }
  return count === 0 ? 0 : clipped / count;
}

/** Brings a decoded sound to what the stages work on: one channel, 16 kHz. */
export function toRecording({ channels, sampleRate }: Sound): Recording {
  return {
    samples: resample(mixDown(channels), sampleRate, SAMPLE_RATE),
    clippedShare: shareAtFullScale(channels),
  };
}
