import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { optionFigures } from './distractors.ts';
import { extremeGroups, separationBand, shareIn } from './extreme-groups.ts';
import { rounded } from './moments.ts';
import {
  itemCorrelation,
  kr20,
  kr20WithoutEach,
  lengthFactorFor,
  measurementError,
  reliabilityBand,
} from './reliability.ts';
import { expectedOf, lsat6Sheets } from './testing/lsat6.ts';

const bits = (row: string): boolean[] => [...row].map((bit) => bit === '1');
const four = (value: number | null) => (value === null ? null : Number(value.toFixed(4)));

describe('the LSAT, section 6', () => {
  const hits = lsat6Sheets.map((row) => row.filter(Boolean).length);

  test('shares, reliability and corrected correlations', () => {
    expect(lsat6Sheets).toHaveLength(expectedOf('n')[0]?.value ?? 0);
    const near = (found: (number | null)[], quantity: string) => {
      const wanted = expectedOf(quantity);
      expect(found).toHaveLength(wanted.length);
      for (const [at, { value, tolerance }] of wanted.entries())
        expect(Math.abs((found[at] ?? Number.NaN) - value), `${quantity} ${at + 1}`).toBeLessThanOrEqual(tolerance);
    };
    const item = (at: number) => lsat6Sheets.map((row) => row[at] === true);
    const rest = (at: number) => hits.map((sum, sheet) => sum - Number(lsat6Sheets[sheet]?.[at]));
    const questions = [0, 1, 2, 3, 4];
    near(
      questions.map((at) => item(at).filter(Boolean).length / 1000),
      'p',
    );
    near([kr20(lsat6Sheets)], 'kr20');
    near(
      questions.map((at) => itemCorrelation(item(at), rest(at))),
      'r_corrected',
    );
  });

  test('without each question, as descript(LSAT) of ltm prints it', () => {
    expect(kr20WithoutEach(lsat6Sheets).map(four)).toEqual([0.2754, 0.2376, 0.2168, 0.2459, 0.2663]);
  });
});

/**
 * Five pupils, six questions, by hand. Hits 6, 5, 3, 2, 0: mean 3.2, variance (7.84 + 3.24 + 0.04 + 1.44 + 10.24) / 5 = 4.56.
 * p 4/5, 4/5, 3/5, 2/5, 2/5, 1/5: Σ p q = .16 + .16 + .24 + .24 + .24 + .16 = 1.2.
 */
const five = ['111111', '111110', '111000', '110000', '000000'].map(bits);

describe('a class of five by hand', () => {
  test('KR-20 = 6/5 (1 − 1.2/4.56), SEM = √4.56 √(1 − KR-20)', () => {
    expect(kr20(five)).toBeCloseTo((6 / 5) * (1 - 1.2 / 4.56), 12);
    expect(measurementError(five)).toBeCloseTo(Math.sqrt(4.56) * Math.sqrt(1 - (6 / 5) * (1 - 1.2 / 4.56)), 12);
  });

  test('one pupil is 27 % of five: D of a question that both ends tell apart is 1', () => {
    const groups = extremeGroups([6, 5, 3, 2, 0]);
    expect(groups).toEqual({ upper: [1, 0, 0, 0, 0], lower: [0, 0, 0, 0, 1] });
    const separation = (item: number) =>
      shareIn(
        groups?.upper ?? [],
        five.map((row) => row[item] === true),
      ) -
      shareIn(
        groups?.lower ?? [],
        five.map((row) => row[item] === true),
      );
    expect([0, 1, 2, 3, 4, 5].map(separation)).toEqual([1, 1, 1, 1, 1, 1]);
  });
});

test('a figure is rounded as it was meant, whatever float noise it has', () => {
  expect([1.005, -1.1e-16, 1e-16, 0.1 + 0.2].map((value) => rounded(value, 2))).toEqual([1.01, 0, 0, 0.3]);
  expect([-1e-7, 1e-7, 0.33335, -0.25].map((value) => rounded(value, 4))).toEqual([0, 0, 0.3334, -0.25]);
});

describe('sheets that all have as many points, in parts', () => {
  const [third, twoThirds] = [1 / 3, 2 / 3];

  test.each([
    [
      [
        [1, 1, 0.6667, 0],
        [0.6667, 0.6667, 0.3333, 1],
      ],
    ],
    [
      [
        [1, 1, twoThirds, 0],
        [twoThirds, twoThirds, third, 1],
      ],
    ],
  ])('leave a test no reliability, and a question nothing to be compared with', (sheets) => {
    expect(kr20(sheets)).toBeNull();
    expect(measurementError(sheets)).toBeNull();
    const totals = sheets.map((row) => row.reduce((sum, share) => sum + share, 0));
    expect(
      itemCorrelation(
        sheets.map((row) => row[0] ?? 0),
        totals,
      ),
    ).toBeNull();
  });

  test('whatever the parts, and in whatever order the points come', () => {
    const part = fc.constantFrom(0, 0.1, 0.25, third, 0.35, 0.5, twoThirds, 0.7, 0.75, 1);
    const alike = fc
      .array(part, { minLength: 2, maxLength: 30 })
      .chain((row) => fc.array(fc.shuffledSubarray(row, { minLength: row.length }), { minLength: 2, maxLength: 40 }));
    fc.assert(
      fc.property(alike, (sheets) => {
        expect(kr20(sheets)).toBeNull();
      }),
    );
  });
});

describe('upper and lower 27 %', () => {
  test('all who are tied at both boundaries are taken, where that keeps the groups equal', () => {
    // round(0.27 · 8) = 2: two at each boundary share the second place.
    expect(extremeGroups([9, 8, 8, 5, 5, 2, 2, 1])).toEqual({
      upper: [1, 1, 1, 0, 0, 0, 0, 0],
      lower: [0, 0, 0, 0, 0, 1, 1, 1],
    });
  });

  test('else each counts for a part of the place', () => {
    expect(extremeGroups([9, 8, 8, 5, 5, 3, 2, 1])).toEqual({
      upper: [1, 0.5, 0.5, 0, 0, 0, 0, 0],
      lower: [0, 0, 0, 0, 0, 0, 1, 1],
    });
  });

  test('nobody is in both ends whole', () => {
    // The boundary of both is 5: taking all of it into both would compare the same sheets with themselves.
    const groups = extremeGroups([9, 5, 5, 5, 5, 5, 5, 1]);
    expect(groups?.upper).toEqual([1, ...Array(6).fill(1 / 6), 0]);
    expect(groups?.lower).toEqual([0, ...Array(6).fill(1 / 6), 1]);
  });

  test('no groups without a difference, or without anybody', () => {
    expect(extremeGroups([4, 4, 4, 4])).toBeNull();
    expect(extremeGroups([4])).toBeNull();
    expect(extremeGroups([])).toBeNull();
  });

  test('a share counts each sheet for its part', () => {
    expect(shareIn([1, 0.5, 0.5, 0], [true, true, false, true])).toBe(0.75);
  });

  test('bands', () => {
    expect([0.4, 0.39, 0.25, 0.24, 0, -0.01].map(separationBand)).toEqual([
      'excellent',
      'good',
      'good',
      'improve',
      'improve',
      'unacceptable',
    ]);
    expect([0.9, 0.89, 0.8, 0.79, 0.6, 0.59].map(reliabilityBand)).toEqual([
      'high',
      'good',
      'good',
      'moderate',
      'moderate',
      'low',
    ]);
  });
});

describe('distractors', () => {
  const criterion = [9, 8, 7, 6, 5, 4, 3, 2, 1, 0];
  const takers = (...sheets: number[]) => criterion.map((_, sheet) => sheets.includes(sheet));

  test('share, mean of those who took it, and what it correlates with', () => {
    const { share, mean, correlation, flag } = optionFigures(takers(8, 9), criterion, false);
    expect([share, mean, flag]).toEqual([0.2, 0.5, null]);
    // (0.5 − 5.5) / √8.25 · √(0.2 · 0.8)
    expect(correlation).toBeCloseTo((-5 / Math.sqrt(8.25)) * 0.4, 12);
  });

  test('a wrong option that the best take, a key that they do not', () => {
    expect(optionFigures(takers(0, 1), criterion, false).flag).toBe('attracts-best');
    expect(optionFigures(takers(0, 1), criterion, true).flag).toBeNull();
    expect(optionFigures(takers(8, 9), criterion, true).flag).toBe('key-repels');
  });

  test('an option that fewer than one in twenty take', () => {
    expect(optionFigures(takers(), criterion, false)).toEqual({
      share: 0,
      mean: null,
      correlation: null,
      flag: 'rare',
    });
    const twenty = Array.from({ length: 20 }, (_, sheet) => sheet === 19);
    expect(optionFigures(twenty, [...criterion, ...criterion], false).flag).toBeNull();
    expect(optionFigures([...twenty, false], [...criterion, ...criterion, 0], false).flag).toBe('rare');
    expect(optionFigures([], [], false).flag).toBeNull();
  });

  test('a key that fewer than one in twenty take is rare too, but where it repels the best', () => {
    const twentyOne = Array.from({ length: 21 }, (_, sheet) => 20 - sheet);
    const flagOf = (taker: number | null) =>
      optionFigures(
        twentyOne.map((_, sheet) => sheet === taker),
        twentyOne,
        true,
      ).flag;
    expect([null, 0, 10, 20].map(flagOf)).toEqual(['rare', 'rare', 'rare', 'key-repels']);
  });
});

describe('Spearman–Brown', () => {
  test('a test of reliability .60 has to be 2.67 times as long for .80', () => {
    expect(lengthFactorFor(0.6, 0.8)).toBeCloseTo((0.8 * 0.4) / (0.6 * 0.2), 12);
  });

  test('no length mends a test that agrees with itself in nothing', () => {
    expect([lengthFactorFor(0, 0.8), lengthFactorFor(-0.2, 0.8), lengthFactorFor(1, 0.8)]).toEqual([null, null, null]);
  });
});
