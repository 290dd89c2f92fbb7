import FFT from 'fft.js';
import { BINS, FFT_SIZE, FRAME, frameCount, HOP } from '../core/frames.ts';

/** Weight of the sample before: lifts the high bands of a voice to the level of the low ones. */
const PRE_EMPHASIS = 0.97;

const hamming = Float32Array.from({ length: FRAME }, (_, i) => 0.54 - 0.46 * Math.cos((2 * Math.PI * i) / (FRAME - 1)));
const transform = new FFT(FFT_SIZE);
const spectrum = new Float64Array(FFT_SIZE * 2);
const frame = new Float64Array(FFT_SIZE);

/**
 * Power spectra of all frames, pre-emphasised.
 *
 * @param samples 16 kHz. Borrowed.
 * @returns frames × 257, row by row; frame i is centred on i · 10 ms.
 */
export function powerSpectra(samples: Float32Array): Float32Array {
  const frames = frameCount(samples.length);
  const power = new Float32Array(frames * BINS);
  for (let t = 0; t < frames; t++) {
    const start = t * HOP - FRAME / 2;
    for (let i = 0; i < FRAME; i++) {
      const at = start + i;
      const value = at > 0 && at < samples.length ? samples[at]! - PRE_EMPHASIS * samples[at - 1]! : 0;
      frame[i] = value * hamming[i]!;
    }
    transform.realTransform(spectrum, frame);
    const row = t * BINS;
    for (let k = 0; k < BINS; k++) power[row + k] = spectrum[2 * k]! ** 2 + spectrum[2 * k + 1]! ** 2;
  }
  return power;
}
