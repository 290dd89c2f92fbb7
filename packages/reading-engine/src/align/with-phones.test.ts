import { describe, expect, it } from 'vitest';
import { Random } from '../../test-kit/random.ts';
import { BINS } from '../core/frames.ts';
import { adapt } from './adapt.ts';
import { marginsOf } from './fit-margin.ts';
import { align, meanMatch } from './match-cost.ts';
import { type Observation, observe } from './observe.ts';
import { evenLevels, phonesOf } from './phone-network.ts';
import type { Reference } from './reference.ts';
import { withPhones } from './with-phones.ts';

const WORD = 24;
const WORDS = 8;

/** Eight words of slowly changing noise, and a pupil who says the same in noise of another seed. */
function madeObservation(seed: number): Observation {
  const random = new Random(seed);
  const frames = WORD * WORDS;
  const spectra = new Float32Array(frames * BINS);
  for (let t = 0; t < frames; t++) {
    const peak = 10 + 90 * Math.abs(Math.sin(1 + Math.floor(t / 6) * 1.7));
    for (let k = 0; k < BINS; k++) spectra[t * BINS + k] = Math.exp(-(((k - peak) / 25) ** 2)) + 0.05 * random.next();
  }
  const reference: Reference = {
    spectra,
    frames: Int32Array.from({ length: frames }, (_, t) => t),
    firsts: Int32Array.from({ length: WORDS + 1 }, (_, w) => w * WORD),
    offsets: new Float32Array(WORDS),
  };
  const heard = spectra.map((power) => power * (0.5 + random.next()) + 0.01);
  return observe({ spectra: heard, isSpeech: new Uint8Array(frames).fill(1), noiseFrames: [] }, reference, 1, 2);
}

/** The same rows with columns behind them that are all alike. */
function widened(observation: Observation, columns: number): Observation {
  const { width } = observation;
  const widen = (rows: Float64Array): Float64Array => {
    const wide = new Float64Array((rows.length / width) * (width + columns));
    for (let at = 0; at < rows.length; at++)
      wide[Math.floor(at / width) * (width + columns) + (at % width)] = rows[at]!;
    return wide;
  };
  return {
    ...observation,
    width: width + columns,
    pupil: widen(observation.pupil),
    reference: widen(observation.reference),
  };
}

const seeds = [1, 2, 3, 4];

describe('phones beside the sound', () => {
  it.each(seeds)('stand behind it, twelve of a row (seed %i)', (seed) => {
    const heard = madeObservation(seed);
    const known = withPhones(heard);
    expect([heard.width, known.width]).toEqual([16, 28]);
    for (const side of ['pupil', 'reference'] as const) {
      const rows = heard[side].length / 16;
      expect(known[side].length).toBe(rows * 28);
      for (let t = 0; t < rows; t++) {
        expect(known[side].slice(t * 28, t * 28 + 16)).toEqual(heard[side].slice(t * 16, t * 16 + 16));
      }
    }
  });

  it('are the same each time', () => {
    expect(withPhones(madeObservation(5))).toEqual(withPhones(madeObservation(5)));
  });

  it('tell nothing of how loud or how varied a voice is', () => {
    const { pupil, width } = madeObservation(6);
    const louder = pupil.map((value, at) => 3 * value + (at % width));
    const network = {
      inner: new Float64Array(110 * 96).map((_, i) => Math.sin(i)),
      bias: new Float64Array(96),
      outer: new Float64Array(96 * 12).map((_, i) => Math.cos(i)),
    };
    const positions = (rows: Float64Array) =>
      phonesOf(
        network,
        evenLevels(rows, width, () => true),
      );
    const [own, other] = [positions(pupil), positions(louder)];
    for (const [at, value] of own.entries()) expect(other[at]).toBeCloseTo(value, 6);
  });
});

describe('rows of any width', () => {
  it.each(seeds)('columns that are all alike change no path, no cost and no margin (seed %i)', (seed) => {
    const heard = madeObservation(seed);
    const wide = widened(heard, 5);
    const [path, same] = [align(heard), align(wide)];
    expect(same).toEqual(path);
    expect(meanMatch(adapt(wide, same), same)).toBe(meanMatch(adapt(heard, path), path));
    expect(marginsOf([wide])).toEqual(marginsOf([heard]));
  });

  it('what the voice does not map is left as it was', () => {
    const known = withPhones(madeObservation(7));
    const adapted = adapt(known, align(known));
    expect(adapted.reference).not.toEqual(known.reference);
    for (let at = 0; at < known.reference.length; at++) {
      if (at % 28 >= 16) expect(adapted.reference[at]).toBe(known.reference[at]);
    }
  });

  it('margins are those of the sound alone', () => {
    expect(seeds.map((seed) => marginsOf([madeObservation(seed)])[0])).toEqual([
      0.6828236477545254, 0.6555529049935953, 0.6545684930057861, 0.6461465293424893,
    ]);
  });
});
