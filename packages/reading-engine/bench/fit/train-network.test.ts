import { describe, expect, it } from 'vitest';
import { CEPSTRA } from '../../src/align/features.ts';
import { lookAround, PHONETIC, phonesOf } from '../../src/align/phone-network.ts';
import { Random } from '../../test-kit/random.ts';
import { phones, phonesAt } from './phones.ts';
import { name, newPass, trainNetwork } from './train-network.ts';
import { UNKNOWN, type Utterance } from './utterance.ts';
import { whitened } from './whiten.ts';

const KINDS = 4;
const training = { seed: 3, phones: KINDS, epochs: 3, batch: 32, rate: 5e-3, decay: 1e-4, noise: 0.15 };

/** Rows of four kinds in stretches of ten, each kind about a place of its own. */
function stretches(seed: number, rows: number): Utterance {
  const random = new Random(seed);
  const labels = Uint8Array.from({ length: rows }, (_, t) => Math.floor(t / 10) % KINDS);
  const levels = Float64Array.from({ length: rows * CEPSTRA }, (_, at) => {
    return Math.sin((labels[Math.floor(at / CEPSTRA)]! + 1) * ((at % CEPSTRA) + 1)) + 0.5 * random.normal();
  });
  return { levels, labels };
}

const shareNamed = (utterance: Utterance, network: ReturnType<typeof trainNetwork>): number => {
  const pass = newPass(KINDS);
  const right = [...utterance.labels].filter((label, t) => {
    lookAround(utterance.levels, t, pass.seen);
    name(network, pass);
    return pass.likely.indexOf(Math.max(...pass.likely)) === label;
  });
  return right.length / utterance.labels.length;
};

describe('trainNetwork', () => {
  const learnt = [stretches(1, 1_200)];
  const network = trainNetwork(learnt, training);

  it('tells what it has not heard', () => {
    expect(shareNamed(stretches(2, 400), network)).toBeGreaterThan(0.9);
  });

  it('gives the same weights each time', () => {
    expect(trainNetwork(learnt, training)).toEqual(network);
  });

  it('learns nothing from rows without a label', () => {
    const [one] = learnt;
    const more = { levels: one!.levels, labels: new Uint8Array(1_200).fill(UNKNOWN) };
    expect(trainNetwork([one!, more], training)).toEqual(network);
  });

  it('positions of one kind vary by 1 in every direction', () => {
    const positions = phonesOf(whitened(network, learnt, 1), learnt[0]!.levels);
    for (let k = 0; k < PHONETIC; k++) {
      let [within, n] = [0, 0];
      for (let kind = 1; kind < KINDS; kind++) {
        const own = [...learnt[0]!.labels.keys()].filter((t) => learnt[0]!.labels[t] === kind);
        const values = own.map((t) => positions[t * PHONETIC + k]!);
        const middle = values.reduce((a, b) => a + b, 0) / values.length;
        for (const value of values) within += (value - middle) ** 2;
        n += values.length;
      }
      expect(within / n).toBeCloseTo(1, 6);
    }
  });
});

describe('phonesAt', () => {
  const at = (symbol: string, ms: number) =>
    phones[
      phonesAt(
        {
          phonemes: [
            { symbol, startMs: 100 },
            { symbol: '', startMs: 200 },
          ],
        },
        [ms],
      )[0]!
    ];

  it('is silence before the first sound and in pauses', () => {
    expect([at('a', 50), at('a', 250)]).toEqual(['', '']);
  });

  it('reads stress, length and control characters away', () => {
    expect(at('ˈɛː\u0001', 150)).toBe('ɛ');
  });

  it('parts a vowel from its glide', () => {
    expect([at('ɐ̃ʊ̃', 120), at('ɐ̃ʊ̃', 180)]).toEqual(['ɐ̃', 'u']);
  });
});
