import { BIN_HZ, BINS, FRAME, frameCount, HOP } from '../core/frames.ts';
import { decibels } from '../core/statistics.ts';

/** Where a voice stands out from hum and hiss, Hz. */
const VOICE_BAND = [150, 4500] as const;
/** Frames on each side that a level is averaged over. */
const SMOOTHING = 1;

/** Mean power of each frame over the whole band; full scale is 1. */
export function framePowers(samples: Float32Array): Float32Array {
  const frames = frameCount(samples.length);
  const powers = new Float32Array(frames);
  for (let t = 0; t < frames; t++) {
    const first = Math.max(0, t * HOP - FRAME / 2);
    const last = Math.min(samples.length, t * HOP + FRAME / 2);
    let total = 0;
    for (let i = first; i < last; i++) total += samples[i]! ** 2;
    powers[t] = total / Math.max(1, last - first);
  }
  return powers;
}

/** Level of each frame in the voice's band, dB (no fixed reference), lightly smoothed. */
export function voiceLevels(spectra: Float32Array): Float32Array {
  const frames = spectra.length / BINS;
  const [from, to] = [Math.round(VOICE_BAND[0] / BIN_HZ), Math.round(VOICE_BAND[1] / BIN_HZ)];
  const powers = new Float64Array(frames);
  for (let t = 0; t < frames; t++) for (let k = from; k <= to; k++) powers[t]! += spectra[t * BINS + k]!;
  return Float32Array.from({ length: frames }, (_, t) => {
    const first = Math.max(0, t - SMOOTHING);
    const last = Math.min(frames - 1, t + SMOOTHING);
    let total = 0;
    for (let i = first; i <= last; i++) total += powers[i]!;
    return decibels(total / (last - first + 1));
  });
}
