import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  frequencyOf,
  meanOf,
  performanceOf,
  performances,
  reachesFrequency,
  roundHalfUp,
  situationLabels,
  situationOf,
  type YearFacts,
} from './year-result.rules.ts';

const equal = (...scores: number[]) => scores.map((score) => ({ score, weight: 1 }));

describe('média', () => {
  it.each([
    [equal(), null],
    [equal(7), 7],
    [equal(6, 7), 6.5],
    [equal(6.9, 7), 7],
    [equal(5.5, 6.4, 7.1, 8), 6.8],
    [equal(0, 0.1), 0.1],
    [equal(10, 10, 10, 10), 10],
    [
      [
        { score: 5, weight: 1 },
        { score: 8, weight: 3 },
      ],
      7.3,
    ],
    [
      [
        { score: 6, weight: 2 },
        { score: 7.5, weight: 1 },
        { score: 9, weight: 1 },
      ],
      7.1,
    ],
  ])('of %j is %s', (grades, mean) => {
    expect(meanOf(grades)).toBe(mean);
  });

  const tenths = fc.integer({ min: 0, max: 100 });
  const grade = fc.record({ score: tenths.map((n) => n / 10), weight: fc.integer({ min: 1, max: 10 }) });
  const grades = fc.array(grade, { minLength: 1, maxLength: 12 });

  it('lies between the lowest and the highest grade, and has one decimal', () => {
    fc.assert(
      fc.property(grades, (some) => {
        const mean = meanOf(some) ?? Number.NaN;
        const scores = some.map(({ score }) => score);
        expect(mean).toBeGreaterThanOrEqual(Math.min(...scores));
        expect(mean).toBeLessThanOrEqual(Math.max(...scores));
        expect(Math.round(mean * 10) / 10).toBe(mean);
      }),
    );
  });

  it('is what whole numbers give: nothing is lost in fractions', () => {
    fc.assert(
      fc.property(fc.array(tenths, { minLength: 1, maxLength: 12 }), (some) => {
        const sum = some.reduce((a, b) => a + b, 0);
        const halvesUp = Math.floor((2 * sum + some.length) / (2 * some.length)) / 10;
        expect(meanOf(equal(...some.map((n) => n / 10)))).toBe(halvesUp);
      }),
    );
  });

  it('does not change with the order, nor when all weights grow alike', () => {
    fc.assert(
      fc.property(grades, fc.integer({ min: 2, max: 9 }), (some, times) => {
        expect(meanOf(some.toReversed())).toBe(meanOf(some));
        expect(meanOf(some.map(({ score, weight }) => ({ score, weight: weight * times })))).toBe(meanOf(some));
      }),
    );
  });

  it.each([
    [6.94, 6.9],
    [6.95, 7],
    [1.05, 1.1],
    [8.25, 8.3],
  ])('%d is shown as %d', (value, shown) => {
    expect(roundHalfUp(value)).toBe(shown);
  });
});

describe('performance', () => {
  it.each([
    [null, 'none'],
    [10, 'excellent'],
    [9, 'excellent'],
    [8.9, 'good'],
    [7, 'good'],
    [6.9, 'regular'],
    [5, 'regular'],
    [4.9, 'bad'],
    [0, 'bad'],
  ] as const)('of %s is %s', (mean, performance) => {
    expect(performanceOf(mean)).toBe(performance);
  });

  it('never gets worse with a higher mean', () => {
    const mean = fc.integer({ min: 0, max: 100 }).map((n) => n / 10);
    fc.assert(
      fc.property(mean, mean, (a, b) => {
        const [lower, higher] = a < b ? [a, b] : [b, a];
        expect(performances.indexOf(performanceOf(higher))).toBeLessThanOrEqual(
          performances.indexOf(performanceOf(lower)),
        );
      }),
    );
  });
});

describe('frequência', () => {
  it.each([
    [{ present: 0, absent: 0 }, null, true],
    [{ present: 3, absent: 1 }, 75, true],
    [{ present: 749, absent: 250 }, 74.9, false],
    [{ present: 2, absent: 1 }, 66.6, false],
    [{ present: 10, absent: 0 }, 100, true],
  ])('of %j is %s; reaches 75: %s', (presence, percent, reaches) => {
    expect(frequencyOf(presence)).toBe(percent);
    expect(reachesFrequency(presence, 75)).toBe(reaches);
  });

  it('what is shown reaches the minimum exactly when the presence does', () => {
    const lessons = fc.integer({ min: 0, max: 2000 });
    fc.assert(
      fc.property(lessons, lessons, fc.integer({ min: 0, max: 100 }), (present, absent, minimum) => {
        const shown = frequencyOf({ present, absent });
        if (shown !== null) expect(shown >= minimum).toBe(reachesFrequency({ present, absent }, minimum));
      }),
    );
  });
});

describe('situação', () => {
  const facts: YearFacts = {
    means: [6, 8],
    isComplete: true,
    isOver: true,
    presence: { present: 150, absent: 50 },
    minimumMean: 6,
    minimumAttendance: 75,
  };
  it.each([
    [{}, 'APROVADO'],
    [{ isOver: false }, 'APROVADO'],
    [{ means: [5.9, 10] }, 'REPROVADO'],
    [{ means: [6, null] }, 'REPROVADO'],
    [{ minimumMean: 6.1 }, 'REPROVADO'],
    [{ presence: { present: 149, absent: 51 } }, 'REPROVADO_POR_FALTAS'],
    [{ presence: { present: 149, absent: 51 }, means: [1] }, 'REPROVADO_POR_FALTAS'],
    [{ presence: { present: 149, absent: 51 }, isComplete: false }, 'REPROVADO_POR_FALTAS'],
    [{ presence: { present: 149, absent: 51 }, minimumAttendance: 70 }, 'APROVADO'],
    [{ isComplete: false }, 'CURSANDO'],
    [{ isComplete: false, isOver: false, presence: { present: 0, absent: 9 } }, 'CURSANDO'],
    [{ means: [] }, 'CURSANDO'],
  ] as const)('with %j is %s', (change, situation) => {
    expect(situationOf({ ...facts, ...change })).toBe(situation);
  });
});

it('a situation is named as the gradebook names it', () => {
  expect(situationLabels).toEqual({
    CURSANDO: 'Cursando',
    APROVADO: 'Aprovado',
    REPROVADO: 'Reprovado',
    REPROVADO_POR_FALTAS: 'Reprovado por faltas',
  });
});
