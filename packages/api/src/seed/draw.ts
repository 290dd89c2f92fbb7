import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { v7 } from 'uuid';

/** Draws that are the same for the same seed, on any machine. */
export interface Draw {
  /** A whole number, both ends included. */
  integer(min: number, max: number): number;
  /** True with the probability given. */
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  shuffled<T>(list: readonly T[]): T[];
  /** Roughly normal: the sum of twelve even draws. */
  normal(mean: number, deviation: number): number;
  /** A version 7 uuid made at a moment. */
  id(at: Date): string;
  /** Draws of their own for one part, so that a change in one part leaves the others as they were. */
  fork(part: string): Draw;
}

const RESOLUTION = 1_000_000;

export function createDraw(seed: number): Draw {
  const generator = xoroshiro128plus(seed);
  let sequence = 0;
  const integer = (min: number, max: number) => uniformInt(generator, min, max);
  const even = () => integer(0, RESOLUTION - 1) / RESOLUTION;
  const draw: Draw = {
    integer,
    chance: (probability) => even() < probability,
    pick: (list) => {
      if (list.length === 0) throw new Error('nothing to pick from');
      return list[integer(0, list.length - 1)] as (typeof list)[number];
    },
    shuffled: (list) => {
      const result = [...list];
      for (let last = result.length - 1; last > 0; last--) {
        const other = integer(0, last);
        [result[last], result[other]] = [
          result[other] as (typeof result)[number],
          result[last] as (typeof result)[number],
        ];
      }
      return result;
    },
    normal: (mean, deviation) => {
      let sum = 0;
      for (let n = 0; n < 12; n++) sum += even();
      return mean + deviation * (sum - 6);
    },
    id: (at) => {
      sequence += 1;
      const random = Uint8Array.from({ length: 16 }, () => integer(0, 255));
      return v7({ msecs: at.getTime(), random, seq: sequence });
    },
    fork: (part) => createDraw(hashOf(part, seed)),
  };
  return draw;
}

/** FNV-1a. */
function hashOf(text: string, seed: number): number {
  let hash = 0x811c9dc5 ^ seed;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash | 0;
}
