import { type Recording, SAMPLE_RATE, type Sound } from '../core/recording.ts';

/** Zero crossings of the kernel on each side, under a Hann window. */
const ZERO_CROSSINGS = 12;
/** Kernel samples between two zero crossings; the rest is interpolated. */
const KERNEL_STEPS = 256;
/** Pass band's share of the lower rate's, so that the transition ends below the fold. */
const PASS_BAND = 0.94;
/** A sample this close to full scale was cut by the recorder. */
const FULL_SCALE = 0.998;

function sincKernel(): Float32Array {
  const kernel = new Float32Array(ZERO_CROSSINGS * KERNEL_STEPS + 2);
  for (let i = 0; i < kernel.length; i++) {
    const x = i / KERNEL_STEPS;
    const sinc = x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
    kernel[i] = x >= ZERO_CROSSINGS ? 0 : sinc * (0.5 + 0.5 * Math.cos((Math.PI * x) / ZERO_CROSSINGS));
  }
  return kernel;
}

const kernel = sincKernel();

/**
 * Changes a channel's rate by windowed-sinc interpolation.
 *
 * @source J. O. Smith, Digital Audio Resampling.
 */
export function resample(samples: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return samples;
  const cutoff = Math.min(1, to / from) * PASS_BAND;
  const reach = ZERO_CROSSINGS / cutoff;
  const output = new Float32Array(Math.floor((samples.length * to) / from));
  for (let n = 0; n < output.length; n++) {
    const centre = (n * from) / to;
    const first = Math.max(0, Math.ceil(centre - reach));
    const last = Math.min(samples.length - 1, Math.floor(centre + reach));
    let total = 0;
    for (let i = first; i <= last; i++) {
      const at = Math.abs(i - centre) * cutoff * KERNEL_STEPS;
      const low = Math.floor(at);
      total += samples[i]! * (kernel[low]! + (kernel[low + 1]! - kernel[low]!) * (at - low));
    }
    output[n] = total * cutoff;
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
