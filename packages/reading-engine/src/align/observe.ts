import { BINS } from '../core/frames.ts';
import { mean } from '../core/statistics.ts';
import { cepstra, distance, equalise, WIDTH } from './features.ts';
import { BANDS, melPowers } from './mel.ts';
import type { Reference } from './reference.ts';

/** The pupil's side of the alignment. */
export interface PupilFrames {
  /** Power spectra, frames × 257. */
  readonly spectra: Float32Array;
  readonly isSpeech: Uint8Array;
  /** Frames that hold noise alone. */
  readonly noiseFrames: readonly number[];
}

/** The first so many frames from the first sound of the voice on. */
export function openingOf({ spectra, isSpeech, noiseFrames }: PupilFrames, frames: number): PupilFrames {
  const end = Math.min(Math.max(0, isSpeech.indexOf(1)) + frames, isSpeech.length);
  return {
    spectra: spectra.subarray(0, end * BINS),
    isSpeech: isSpeech.subarray(0, end),
    noiseFrames: noiseFrames.filter((frame) => frame < end),
  };
}

/** What the search reads: frames of both sides on one scale, and what it costs a frame to match nothing. */
export interface Observation {
  /** Columns of a row: 16, or more where others stand behind them. */
  readonly width: number;
  /** Pupil frames × width. */
  readonly pupil: Float64Array;
  /** Reference frames × width. */
  readonly reference: Float64Array;
  /** First reference frame of each word, and one past the last. */
  readonly firsts: Int32Array;
  readonly isSpeech: Uint8Array;
  /** Cost of each pupil frame as some other speech than the text's. */
  readonly filler: Float32Array;
  /** What a distance is divided by, so that a chance match costs 1 on average. */
  readonly unit: number;
}

/** Powers below the mean of their band by more than this are all the same. */
const BAND_FLOOR = 10 ** -4.2;
/** A band drowned in noise still has this share of voice. */
const LEAST_VOICE = 0.05;
/** Reference frames that a pupil's frame is compared with to know what chance gives. */
const CHANCE_SAMPLES = 48;
/** Speech that is not in the text comes as close to the reference's sounds as this rank among them, and costs a little more. */
const FILLER_RANK = 6;
const FILLER_SURCHARGE = 0.06;

const bandMeans = (powers: Float32Array, rows: readonly number[]): Float64Array =>
  Float64Array.from({ length: BANDS }, (_, band) => mean(rows.map((t) => powers[t * BANDS + band]!)));

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

function logPowers(powers: Float32Array, gain: Float64Array, noise: Float64Array, floor: Float64Array): Float32Array {
  return powers.map((power, at) => {
    const band = at % BANDS;
    return Math.log(power * gain[band]! + noise[band]! + floor[band]!);
  });
}

/**
 * Puts the pupil's frames and the reference's on one scale. The reference is given the recording's tone and its noise: what the
 * noise hides is hidden on both sides, and does not count as a difference.
 *
 * @param warp   How much shorter the pupil's vocal tract is than the reference's voice's.
 * @param stride Takes every so many frames of both sides: a look that needs no exact times takes a fraction of the work.
 * @source Gales & Young, Robust continuous speech recognition using parallel model combination, 1996.
 */
export function observe(pupil: PupilFrames, reference: Reference, warp: number, stride = 1): Observation {
  const heard = range(Math.ceil(pupil.isSpeech.length / stride)).map((t) => t * stride);
  const spoken = reference.frames.filter((_, j) => j % stride === 0);
  const isSpeech = Uint8Array.from(heard, (t) => pupil.isSpeech[t]!);
  const own = melPowers(pupil.spectra, heard, warp);
  const other = melPowers(reference.spectra, spoken, 1);
  const speech = range(heard.length).filter((t) => isSpeech[t] === 1);
  const noise = bandMeans(melPowers(pupil.spectra, pupil.noiseFrames, warp), range(pupil.noiseFrames.length));
  const voice = bandMeans(own, speech);
  const synthetic = bandMeans(other, range(spoken.length));
  const floor = voice.map((power) => power * BAND_FLOOR + 1e-12);
  const gain = voice.map(
    (power, band) => Math.max(power - noise[band]!, power * LEAST_VOICE) / (synthetic[band]! || 1),
  );
  const pupilRows = cepstra(logPowers(own, new Float64Array(BANDS).fill(1), new Float64Array(BANDS), floor), stride);
  const referenceRows = cepstra(logPowers(other, gain, noise, floor), stride);
  equalise(pupilRows, isSpeech, referenceRows);
  const firsts = reference.firsts.map((first) => Math.ceil(first / stride));
  const rows = { width: WIDTH, pupil: pupilRows, reference: referenceRows, isSpeech };
  return { ...rows, firsts, ...chance(rows) };
}

/** Keeps the smallest values met, in order. */
function keepSmallest(smallest: Float32Array, value: number): void {
  let at = smallest.length - 1;
  if (value >= smallest[at]!) return;
  while (at > 0 && smallest[at - 1]! > value) {
    smallest[at] = smallest[at - 1]!;
    at--;
  }
  smallest[at] = value;
}

/** Distances that chance gives: their mean as the unit, and for each frame that of a passing likeness. */
export function chance({
  width,
  pupil,
  reference,
  isSpeech,
}: Pick<Observation, 'width' | 'pupil' | 'reference' | 'isSpeech'>): Pick<Observation, 'filler' | 'unit'> {
  const frames = pupil.length / width;
  const others = reference.length / width;
  const samples = Math.min(CHANCE_SAMPLES, others);
  const filler = new Float32Array(frames);
  const means = new Float32Array(frames);
  const closest = new Float32Array(Math.min(FILLER_RANK, samples));
  for (let t = 0; t < frames; t++) {
    closest.fill(Infinity);
    let total = 0;
    for (let i = 0; i < samples; i++) {
      const value = distance(pupil, t, reference, Math.floor((i * others) / samples), width);
      total += value;
      keepSmallest(closest, value);
    }
    filler[t] = closest.at(-1)!;
    means[t] = total / samples;
  }
  const unit = mean(means.filter((_, t) => isSpeech[t] === 1)) || 1;
  return { unit, filler: filler.map((value) => value / unit + FILLER_SURCHARGE) };
}
