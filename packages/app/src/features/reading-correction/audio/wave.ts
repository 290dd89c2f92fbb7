/** Bars that a recording is drawn with at most. */
const PEAKS = 400;

/** The loudest moment of each of at most 400 equal stretches, as a share of the loudest of all. */
export function peaksOf(samples: Float32Array): number[] {
  const count = Math.min(PEAKS, samples.length);
  const peaks = Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index / count) * samples.length);
    const to = Math.max(from + 1, Math.floor(((index + 1) / count) * samples.length));
    let peak = 0;
    for (let at = from; at < to; at++) peak = Math.max(peak, Math.abs(samples[at] ?? 0));
    return peak;
  });
  const loudest = Math.max(...peaks, 0);
  return loudest === 0 ? peaks : peaks.map((peak) => peak / loudest);
}

/** What a microphone's level says to who records. */
export type LevelWarning = 'clipped' | 'faint' | null;

/** From here on the loudest moments are cut off. */
const CLIPPING = 0.985;
/** Quieter than this is a room without a voice. */
const FAINT = 0.015;

/**
 * Warns of a recording while it is made.
 *
 * @param recent Peaks of the last seconds, 0 to 1, the newest last.
 * @param patience How many of them must be faint before that is said: between words it is silent too.
 */
export function levelWarning(recent: readonly number[], patience: number): LevelWarning {
  if (recent.some((peak) => peak >= CLIPPING)) return 'clipped';
  return recent.length >= patience && recent.every((peak) => peak < FAINT) ? 'faint' : null;
}
