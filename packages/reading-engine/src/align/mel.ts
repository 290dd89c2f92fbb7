import { BIN_HZ, BINS } from '../core/frames.ts';

/** Bands of the mel scale. */
export const BANDS = 26;
/** What voices and cheap microphones share, Hz. */
const BAND_LIMITS = [90, 6600] as const;
/** Above this a warp bends back to meet the top of the band, Hz. */
const WARP_KNEE = 4800;

const toMel = (hz: number): number => 1127 * Math.log(1 + hz / 700);
const fromMel = (mel: number): number => 700 * (Math.exp(mel / 1127) - 1);

/**
 * Piecewise-linear warp of the frequency axis: a vocal tract shorter by `warp` has its resonances higher by it.
 *
 * @source Lee & Rose, A frequency warping approach to speaker normalization, 1998.
 */
function warped(hz: number, warp: number): number {
  const knee = WARP_KNEE / Math.max(1, warp);
  if (hz <= knee) return hz * warp;
  const top = BAND_LIMITS[1];
  return knee * warp + ((top - knee * warp) * (hz - knee)) / (top - knee);
}

/** For each band its first bin and its triangle of weights. */
type Bank = readonly { readonly from: number; readonly weights: Float32Array }[];

function buildBank(warp: number): Bank {
  const [low, high] = [toMel(BAND_LIMITS[0]), toMel(BAND_LIMITS[1])];
  const edge = (i: number): number => warped(fromMel(low + ((high - low) * i) / (BANDS + 1)), warp) / BIN_HZ;
  return Array.from({ length: BANDS }, (_, band) => {
    const [left, centre, right] = [edge(band), edge(band + 1), edge(band + 2)];
    const from = Math.max(0, Math.floor(left));
    const to = Math.min(BINS - 1, Math.ceil(right));
    const weights = Float32Array.from({ length: to - from + 1 }, (_, i) => {
      const bin = from + i;
      const rise = (bin - left) / (centre - left);
      const fall = (right - bin) / (right - centre);
      return Math.max(0, Math.min(rise, fall));
    });
    // A band narrower than a bin takes the bin nearest to it.
    if (weights.every((weight) => weight === 0)) weights[Math.min(weights.length - 1, Math.round(centre) - from)] = 1;
    return { from, weights };
  });
}

const banks = new Map<number, Bank>();

/**
 * Power in each mel band.
 *
 * @param spectra Frames × 257.
 * @param frames  Which frames, in order.
 * @param warp    1 for as it is; above 1 for a shorter vocal tract than the reference's.
 * @returns frames × 26.
 */
export function melPowers(spectra: Float32Array, frames: ArrayLike<number>, warp: number): Float32Array {
  const bank = banks.get(warp) ?? buildBank(warp);
  banks.set(warp, bank);
  const powers = new Float32Array(frames.length * BANDS);
  for (let t = 0; t < frames.length; t++) {
    const row = frames[t]! * BINS;
    for (let band = 0; band < BANDS; band++) {
      const { from, weights } = bank[band]!;
      let total = 0;
      for (let i = 0; i < weights.length; i++) total += weights[i]! * spectra[row + from + i]!;
      powers[t * BANDS + band] = total;
    }
  }
  return powers;
}
