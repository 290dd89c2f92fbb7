import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeStrip, isSameStrip, stripCells, stripOf } from './identity-strip.ts';

const codes = fc.stringMatching(/^[A-Z]{2}[0-9]{1,6}$/);
const identities = fc.tuple(codes, fc.stringMatching(/^[A-Z0-9~]{1,16}$/)).map(([code, pupil]) => `${code}-${pupil}`);

describe('stripOf', () => {
  test('sheets that were printed stay legible: the numbers of an identity never change', () => {
    expect(stripOf('AV318-20260417')).toEqual({ assessment: 318, pupil: 939 });
    expect(stripOf(' av318-20260417 ')).toEqual(stripOf('AV318-20260417'));
    expect(stripOf('AV318')).toEqual({ assessment: 318, pupil: 0 });
    expect(stripOf('PROVA')).toEqual({ assessment: 575, pupil: 0 });
  });

  test('assessments whose codes follow each other never look alike', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), fc.integer({ min: 1, max: 2047 }), (number, further) => {
        expect(stripOf(`AV${number}-1`).assessment).not.toBe(stripOf(`AV${number + further}-1`).assessment);
      }),
    );
  });

  test('pupils of a network look alike no more often than by chance', () => {
    const seen = new Map<number, number>();
    for (let pupil = 0; pupil < 8000; pupil++) {
      const { pupil: digest } = stripOf(`AV318-${20_260_000 + pupil}`);
      expect(digest).toBeGreaterThan(0);
      seen.set(digest, (seen.get(digest) ?? 0) + 1);
    }
    // 8000² / 2 / 65535 pairs = 488 expected, with a spread of 22.
    const pairs = [...seen.values()].reduce((sum, count) => sum + (count * (count - 1)) / 2, 0);
    expect(pairs).toBeGreaterThan(380);
    expect(pairs).toBeLessThan(600);
  });
});

describe('the cells', () => {
  test('say what the strip says', () => {
    fc.assert(
      fc.property(identities, (identity) => {
        const strip = stripOf(identity);
        const read = decodeStrip(stripCells(strip));
        expect(read).toEqual(strip);
        expect(read && isSameStrip(read, strip)).toBe(true);
      }),
    );
  });

  test('up to five wrong ones are always noticed', () => {
    const positions = fc.uniqueArray(fc.integer({ min: 0, max: 41 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(identities, positions, (identity, wrong) => {
        const cells = stripCells(stripOf(identity)).map((cell, at) => cell !== wrong.includes(at));
        expect(decodeStrip(cells)).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });

  test('any others are taken for a strip less than once in 20,000', () => {
    let state = 1;
    const cell = () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state >>> 31 === 1;
    };
    let taken = 0;
    for (let trial = 0; trial < 100_000; trial++) {
      if (decodeStrip(Array.from({ length: 42 }, cell))) taken++;
    }
    expect(taken).toBeLessThan(10);
  });

  test.each([false, true])('all %s are none, nor is a part', (black) => {
    expect(decodeStrip(Array.from({ length: 42 }, () => black))).toBeNull();
    expect(decodeStrip(stripCells(stripOf('AV1-1')).slice(1))).toBeNull();
  });
});
