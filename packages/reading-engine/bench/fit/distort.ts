import { BANDS, melPowers } from '../../src/align/mel.ts';
import { BINS } from '../../src/core/frames.ts';
import type { Random } from '../../test-kit/random.ts';

/** Floor of a band below its mean, as the engine has it. */
const BAND_FLOOR = 10 ** -4.2;
/** Bands that a telephone takes away. */
const phoneCuts = (band: number): boolean => band < 3 || band > 19;

/** What lasts of a sound in the frame behind it: reverberation. */
function smear(powers: Float32Array, rest: number): void {
  for (let at = BANDS; at < powers.length; at++) powers[at]! += rest * powers[at - BANDS]!;
}

/** Noise of each band: as loud against the voice as chance has it, of any colour; or so loud that what a telephone cuts is lost. */
function noiseOf(powers: Float32Array, random: Random): Float64Array {
  const means = new Float64Array(BANDS);
  for (let at = 0; at < powers.length; at++) means[at % BANDS]! += powers[at]! / (powers.length / BANDS);
  const share = 10 ** (-random.between(15, 50) / 10);
  const isPhone = random.next() < 0.3;
  return means.map((voice, band) => {
    const colour = Math.exp(random.normal() * 0.8) * (isPhone && phoneCuts(band) ? 300 : 1);
    return voice * (share * colour + BAND_FLOOR) + 1e-12;
  });
}

/** Another mouth: bands drawn from beside where they were, by a smooth curve, and blurred into their neighbours. */
function bend(rows: Float32Array, random: Random): void {
  const waves = Array.from({ length: 4 }, (_, q) => (random.normal() * 1.1) / (q + 1));
  const blur = random.next() * 0.35;
  const positions = Float64Array.from({ length: BANDS }, (_, band) => {
    let position = band;
    for (const [q, wave] of waves.entries()) position += wave * Math.sin((Math.PI * (q + 1) * (band + 0.5)) / BANDS);
    return Math.max(0, Math.min(BANDS - 1.001, position));
  });
  for (let from = 0; from < rows.length; from += BANDS) {
    const moved = positions.map((position) => {
      const left = Math.floor(position);
      return rows[from + left]! + (position - left) * (rows[from + left + 1]! - rows[from + left]!);
    });
    for (let band = 0; band < BANDS; band++) {
      const beside = moved[Math.max(0, band - 1)]! + moved[Math.min(BANDS - 1, band + 1)]!;
      rows[from + band] = (1 - blur) * moved[band]! + (blur / 2) * beside + random.normal() * 0.15;
    }
  }
}

/**
 * Log powers of every so many frames of an utterance, as another mouth, room, channel and noise would have left them.
 *
 * @param spectra Frames × 257.
 * @returns rows × 26.
 */
export function distorted(spectra: Float32Array, stride: number, random: Random): Float32Array {
  const frames = Array.from({ length: spectra.length / BINS }, (_, t) => t);
  const powers = melPowers(spectra, frames, random.between(0.78, 1.28));
  if (random.next() < 0.4) smear(powers, random.between(0.1, 0.425));
  const noise = noiseOf(powers, random);
  const rows = new Float32Array(Math.floor(frames.length / stride) * BANDS);
  for (let at = 0; at < rows.length; at++) {
    const band = at % BANDS;
    const power = powers[Math.floor(at / BANDS) * stride * BANDS + band]!;
    rows[at] = Math.log(power + noise[band]! * random.between(0.5, 1.5));
  }
  bend(rows, random);
  return rows;
}
