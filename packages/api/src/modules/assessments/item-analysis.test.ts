import { type AnswerKey, mapAnswers } from '@caderneta/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answersOf } from '../../server/testing/fixture.ts';
import { itemCorrelation, kr20 } from '../../statistics/reliability.ts';
import { analyseItems } from './item-analysis.ts';

const bits = (row: string): boolean[] => [...row].map((bit) => bit === '1');
const sumOf = (row: readonly boolean[]) => row.filter(Boolean).length;
const four = (value: number | null) => (value === null ? null : Number(value.toFixed(4)));

/**
 * Ten students, ten questions. Karl L. Wuensch, East Carolina University, 'The Kuder-Richardson 20'
 * (core.ecu.edu/wuenschk/StatHelp/KR20.txt): the p, the p·q and the variance of the totals, 5.84, stand under the data.
 */
const wuensch = [
  '1111110110',
  '1011011101',
  '1111011001',
  '0010001000',
  '0000010010',
  '1110111111',
  '1101110111',
  '1111111101',
  '0101111101',
  '1101101110',
].map(bits);

/**
 * Law School Admission Test, section 6, 1000 persons: how many answered in each way (Bock & Lieberman, Psychometrika 35, 1970, 179-197).
 * The figures below are those that `descript(LSAT)` of the R package ltm prints (Rizopoulos, Journal of Statistical Software 17(5), 2006):
 * proportions, point-biserial correlation with the total score, the question included and excluded, and Cronbach's alpha, which for
 * right and wrong is KR-20.
 */
const lsatPatterns: Readonly<Record<string, number>> = {
  ...{ '00000': 3, '00001': 6, '00010': 2, '00011': 11, '00100': 1, '00101': 1, '00110': 3, '00111': 4 },
  ...{ '01000': 1, '01001': 8, '01011': 16, '01101': 3, '01110': 2, '01111': 15, '10000': 10, '10001': 29 },
  ...{ '10010': 14, '10011': 81, '10100': 3, '10101': 28, '10110': 15, '10111': 80, '11000': 16, '11001': 56 },
  ...{ '11010': 21, '11011': 173, '11100': 11, '11101': 61, '11110': 28, '11111': 298 },
};
const lsat = Object.entries(lsatPatterns).flatMap(([row, count]) => Array.from({ length: count }, () => bits(row)));
const lsatFigures = {
  proportions: [92.4, 70.9, 55.3, 76.3, 87.0],
  included: [0.362, 0.5668, 0.6184, 0.5344, 0.4354],
  excluded: [0.1128, 0.1532, 0.1728, 0.1444, 0.1216],
  alpha: 0.295,
};

describe('against published figures', () => {
  test('KR-20 of ten students and ten questions', () => {
    const totals = wuensch.map(sumOf);
    expect(totals).toEqual([8, 7, 7, 2, 2, 9, 8, 9, 7, 7]);
    const published = { pq: [0.21, 0.21, 0.24, 0.21, 0.24, 0.16, 0.21, 0.21, 0.25, 0.24], variance: 5.84 };
    const sum = published.pq.reduce((total, each) => total + each, 0);
    expect(kr20(wuensch)).toBeCloseTo((10 / 9) * (1 - sum / published.variance), 10);
    expect(four(kr20(wuensch))).toBe(0.6963);
  });

  test('proportions, both point-biserial correlations and KR-20 of the LSAT', () => {
    expect(lsat).toHaveLength(1000);
    const totals = lsat.map(sumOf);
    const item = (index: number) => lsat.map((row) => row[index] === true);
    const rest = (index: number) => lsat.map((row) => sumOf(row) - Number(row[index]));
    expect([0, 1, 2, 3, 4].map((index) => four(itemCorrelation(item(index), totals)))).toEqual(lsatFigures.included);
    expect([0, 1, 2, 3, 4].map((index) => four(itemCorrelation(item(index), rest(index))))).toEqual(
      lsatFigures.excluded,
    );
    expect(four(kr20(lsat))).toBe(lsatFigures.alpha);
  });

  test('the same from sheets and their key', () => {
    const key: AnswerKey = [{ '1': 'a', '2': 'a', '3': 'a', '4': 'a', '5': 'a' }];
    const sheets = lsat.map((row) => answersOf(row.map((isRight) => (isRight ? 'a' : 'b')).join('')));
    const { questions, kr20: reliability } = analyseItems(sheets, key, []);
    expect(questions.map(({ hit_rate }) => hit_rate)).toEqual(lsatFigures.proportions);
    expect(questions.map(({ discrimination }) => discrimination)).toEqual(lsatFigures.excluded);
    expect(reliability).toBe(lsatFigures.alpha);
  });
});

const key: AnswerKey = [
  { '1': 'a', '2': 'b', '3': 'c' },
  { '1': 'd', '2': 'a', '3': 'b' },
];

describe('analyseItems', () => {
  test('tells shares of each option, of none and of two, over all the sheets', () => {
    const double = mapAnswers(answersOf('abc dab'), (answer, group) =>
      group === 0 && answer.question === 1 ? { ...answer, state: 'blank' as const, letters: 'AB' } : answer,
    );
    const { questions } = analyseItems(
      [answersOf('abc dab'), answersOf('bbc d-b'), answersOf('-bc aab'), double],
      key,
      [],
    );
    expect(questions[0]).toMatchObject({
      id: '0/1',
      correct: 'A',
      options: [
        { letter: 'A', share: 25 },
        { letter: 'B', share: 25 },
        { letter: 'C', share: 0 },
        { letter: 'D', share: 0 },
      ],
      blank: 25,
      double: 25,
      hit_rate: 25,
    });
    expect(questions.map(({ hit_rate }) => hit_rate)).toEqual([25, 100, 100, 75, 75, 100]);
    // Everybody right: it tells nobody from anybody.
    expect(questions[1]?.discrimination).toBeNull();
  });

  test('a fifth option where the key or a sheet has one; without sheets there is nothing to say', () => {
    expect(analyseItems([answersOf('ebc dab')], key, []).questions[0]?.options).toHaveLength(5);
    const none = analyseItems([], key, []);
    expect(none.kr20).toBeNull();
    expect(none.questions).toHaveLength(6);
    expect(none.questions[0]).toMatchObject({ hit_rate: null, discrimination: null, blank: null, double: null });
    expect(none.questions[0]?.options.map(({ share }) => share)).toEqual([null, null, null, null]);
  });

  test('an annulled question has its shares and neither hit rate nor discrimination, and no part in the others’', () => {
    const sheets = [answersOf('abc dab'), answersOf('bbc dac'), answersOf('aba aaa'), answersOf('bca dab')];
    const annulled = [{ group: 0, question: 1 }];
    const { questions, kr20: reliability } = analyseItems(sheets, key, annulled);
    expect(questions[0]).toMatchObject({ annulled: true, hit_rate: null, discrimination: null });
    expect(questions[0]?.options[0]?.share).toBe(50);
    const short: AnswerKey = [{ '1': 'b', '2': 'c' }, key[1] ?? {}];
    const without = analyseItems(
      ['bc dab', 'bc dac', 'ba aaa', 'ca dab'].map((text) => answersOf(text)),
      short,
      [],
    );
    expect(questions.slice(1).map(({ discrimination }) => discrimination)).toEqual(
      without.questions.map(({ discrimination }) => discrimination),
    );
    expect(reliability).toBe(without.kr20);
  });
});

const letter = fc.constantFrom('a', 'b', 'c', 'd', '-');
const text = fc
  .tuple(fc.array(letter, { minLength: 3, maxLength: 3 }), fc.array(letter, { minLength: 3, maxLength: 3 }))
  .map((columns) => columns.map((column) => column.join('')).join(' '));
const classOf = fc.array(text, { minLength: 1, maxLength: 30 });

/** Pearson's correlation as the textbook writes it. */
function pearson(x: readonly number[], y: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [mx, my] = [mean(x), mean(y)];
  const covariance = x.reduce((sum, value, index) => sum + (value - mx) * ((y[index] ?? 0) - my), 0);
  const square = (values: readonly number[], m: number) => values.reduce((sum, value) => sum + (value - m) ** 2, 0);
  return covariance / Math.sqrt(square(x, mx) * square(y, my));
}

test('sheets that have as many points in thirds of questions are alike: no reliability, no ends', () => {
  const thirds: AnswerKey = [
    Object.fromEntries([1, 2, 3].map((question) => [question, { kind: 'open', scale: 'up-to-3' } as const])),
  ];
  // Two thirds of each of three questions, and the whole of two.
  const found = analyseItems([answersOf('ccc'), answersOf('dda')], thirds, []);
  expect([found.kr20, found.measurement_error, found.questions_for_good]).toEqual([null, null, null]);
  expect(found.questions.map(({ separation }) => separation)).toEqual([null, null, null]);
});

test('a question is set against no noise of thirds: where the rest of all sheets is alike, it tells nothing', () => {
  const thirds: AnswerKey = [
    Object.fromEntries([1, 2].map((question) => [question, { kind: 'open', scale: 'up-to-3' } as const])),
  ];
  const sheets = [...'abcdabcccd'].map((points) => answersOf(`${points}c`));
  const [first] = analyseItems(sheets, thirds, []).questions;
  expect(first?.discrimination).toBeNull();
  expect(first?.findings).not.toContain('repels');
});

test('of a KR-20 of .50, a good test is four times as long, and no question longer', () => {
  const ten: AnswerKey = [Object.fromEntries(Array.from({ length: 10 }, (_, at) => [String(at + 1), 'a' as const]))];
  const sheets = ['bbabaaabaa', 'aaabaaaaab', 'abbbababaa', 'abaaaaaaaa'].map(answersOf);
  const { kr20: reliability, questions_for_good: wanted } = analyseItems(sheets, ten, []);
  expect([reliability, wanted]).toEqual([0.5, 40]);
});

describe('whatever a class wrote', () => {
  test('shares are of everybody, figures lie within their bounds, and the order of the sheets tells nothing', () => {
    fc.assert(
      fc.property(classOf, (texts) => {
        const sheets = texts.map((each) => answersOf(each));
        const found = analyseItems(sheets, key, []);
        for (const { options, blank, double, discrimination } of found.questions) {
          const whole = [blank, double, ...options.map(({ share }) => share)].reduce<number>(
            (sum, each) => sum + (each ?? 0),
            0,
          );
          expect(whole).toBeCloseTo(100, 1);
          if (discrimination !== null) expect(Math.abs(discrimination)).toBeLessThanOrEqual(1);
        }
        if (found.kr20 !== null) expect(found.kr20).toBeLessThanOrEqual(1);
        expect(analyseItems([...sheets].reverse(), key, [])).toEqual(found);
      }),
      { numRuns: 60 },
    );
  });

  test('a reliability of nothing is 0 whichever sheet came first', () => {
    const sheets = ['-ba ada', 'baa aba', 'daa aba', 'baa daa', 'bba aca', 'cba ada', '-aa a-a'].map((each) =>
      answersOf(each),
    );
    for (const order of [sheets, [...sheets].reverse()]) expect(analyseItems(order, key, []).kr20).toBe(0);
  });

  test('the point-biserial correlation is Pearson’s', () => {
    const pairs = fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 26 })), { minLength: 2, maxLength: 40 });
    fc.assert(
      fc.property(pairs, (rows) => {
        const item = rows.map(([isRight]) => isRight);
        const scores = rows.map(([, score]) => score);
        const value = itemCorrelation(item, scores);
        const isFlat = new Set(item).size < 2 || new Set(scores).size < 2;
        if (isFlat) expect(value).toBeNull();
        else expect(value).toBeCloseTo(pearson(item.map(Number), scores), 9);
      }),
    );
  });

  test('KR-20 is Cronbach’s alpha of right and wrong', () => {
    const matrices = fc
      .integer({ min: 2, max: 12 })
      .chain((size) =>
        fc.array(fc.array(fc.boolean(), { minLength: size, maxLength: size }), { minLength: 2, maxLength: 30 }),
      );
    fc.assert(
      fc.property(matrices, (rows) => {
        const size = rows[0]?.length ?? 0;
        const spread = (values: readonly number[]) => {
          const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
          return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
        };
        const total = spread(rows.map(sumOf));
        const parts = Array.from({ length: size }, (_, index) => spread(rows.map((row) => Number(row[index]))));
        const alpha = (size / (size - 1)) * (1 - parts.reduce((sum, each) => sum + each, 0) / total);
        if (total === 0) expect(kr20(rows)).toBeNull();
        else expect(kr20(rows)).toBeCloseTo(alpha, 9);
      }),
    );
  });
});
