import { BIN_HZ, BINS, FRAME, frameCount, HOP } from '../core/frames.ts';
import { decibels, quantile } from '../core/statistics.ts';

/** Bands that a voice is looked for in, each by itself: noise seldom fills all of them as speech does, Hz. */
const BAND_EDGES = [120, 250, 400, 550, 750, 1000, 1300, 1700, 2200, 2800, 3500, 4500] as const;
/** Frames on each side that a level is averaged over. */
const SMOOTHING = 1;
/** A band's own floor: this share of its frames is below; at most so far below its loud frames, dB. */
const FLOOR_SHARE = 0.1;
const DEEPEST_FLOOR_DB = 50;

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

/** Level of each frame between two frequencies, dB, lightly smoothed. */
function bandLevels(spectra: Float32Array, fromHz: number, toHz: number): Float32Array {
  const frames = spectra.length / BINS;
  const [from, to] = [Math.round(fromHz / BIN_HZ), Math.round(toHz / BIN_HZ)];
  const powers = new Float64Array(frames);
  for (let t = 0; t < frames; t++) for (let k = from; k < to; k++) powers[t]! += spectra[t * BINS + k]!;
  return Float32Array.from({ length: frames }, (_, t) => {
    const first = Math.max(0, t - SMOOTHING);
    const last = Math.min(frames - 1, t + SMOOTHING);
    let total = 0;
    for (let i = first; i <= last; i++) total += powers[i]!;
    return decibels(total / (last - first + 1));
  });
}

/** How far each frame rises above what is there without a voice, dB: the mean over the bands of each one's rise over its own floor. */
export function voiceLevels(spectra: Float32Array): Float32Array {
  const levels = new Float32Array(spectra.length / BINS);
  const bands = BAND_EDGES.length - 1;
  for (let band = 0; band < bands; band++) {
    const own = bandLevels(spectra, BAND_EDGES[band]!, BAND_EDGES[band + 1]!);
    const floor = Math.max(quantile(own, FLOOR_SHARE), quantile(own, 0.98) - DEEPEST_FLOOR_DB);
    for (let t = 0; t < levels.length; t++) levels[t]! += Math.max(0, own[t]! - floor) / bands;
  }
  return levels;
}
