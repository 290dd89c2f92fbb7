import type { AnswerKey } from '@caderneta/contract';
import { describe, expect, test } from 'vitest';
import { answersOf } from '../../server/testing/fixture.ts';
import { analyseItems } from './item-analysis.ts';

const key: AnswerKey = [{ '1': 'a', '2': 'a', '3': 'a', '4': 'a', '5': 'a', '6': 'a' }];

/**
 * Eleven pupils from best to worst; questions 1 to 4 order them. Question 5 is missed by the best, who choose B, and hit by the others;
 * question 6 is hit by all but one.
 */
const marks = [
  'aaaaba',
  'aaaaba',
  'aaaaba',
  'aaabba',
  'aaabaa',
  'aabbaa',
  'aabbaa',
  'abbbaa',
  'abbbaa',
  'bbbbaa',
  'bbbbac',
];
const found = analyseItems(marks.map(answersOf), key, []);
const question = (number: number) => {
  const line = found.questions[number - 1];
  if (!line) throw new Error(`no question ${number}`);
  return line;
};
const option = (number: number, letter: string) => question(number).options.find((one) => one.letter === letter);

describe('what a question says', () => {
  test('one that the best miss repels them, by the option that attracts them', () => {
    expect(question(5).findings).toEqual(['repels', 'lowers-reliability']);
    // Hits 5 5 5 4 5 4 4 3 3 2 1. An end has round(0.27 · 11) = 3; four tie at 5 and two at 3, so that four in each end keep them equal.
    expect(question(5).separation).toBe(-0.75);
    expect(option(5, 'B')?.finding).toBe('attracts-best');
    expect(option(5, 'B')?.curve).toEqual({ lower: 0, middle: 33.33, upper: 75 });
    expect(option(5, 'A')?.curve).toEqual({ lower: 100, middle: 66.67, upper: 25 });
  });

  test('one that nearly all hit is easy, and no fault', () => {
    expect(question(6).hit_rate).toBe(90.91);
    expect(question(6).findings).not.toContain('separates-little');
    expect(question(6).findings).not.toContain('repels');
  });

  test('one that separates has nothing to be said', () => {
    expect(question(3).findings).toEqual([]);
    expect(question(3).separation).toBe(1);
  });

  test('an option that hardly anybody takes is named', () => {
    expect(option(3, 'D')?.finding).toBe('rare');
    expect(option(3, 'B')?.finding).toBeNull();
  });

  test('so is a key that nobody takes', () => {
    const missed = analyseItems(marks.map(answersOf), [{ ...key[0], '6': 'd' }], []).questions[5];
    expect(missed?.options.find(({ is_right }) => is_right)).toMatchObject({ letter: 'D', share: 0, finding: 'rare' });
  });

  test('of several right answers one that nobody takes is no sign of a wrong key', () => {
    const rule = { kind: 'alternatives', points: { a: 1, c: 0.5 } } as const;
    const sheets = marks.map((text) => answersOf(`a${text.slice(1)}`));
    const [first] = analyseItems(sheets, [{ ...key[0], '1': rule }], []).questions;
    expect(first?.options.find(({ letter }) => letter === 'C')).toMatchObject({ is_right: true, finding: null });
  });

  test('under ten sheets nothing is said; the figures stand', () => {
    const few = analyseItems(marks.slice(0, 9).map(answersOf), key, []);
    expect(few.questions.flatMap(({ findings }) => findings)).toEqual([]);
    expect(few.questions.flatMap(({ options }) => options.flatMap(({ finding }) => finding ?? []))).toEqual([]);
    expect(few.questions[4]?.separation).not.toBeNull();
  });

  test('of an annulled question nothing is said, and the rest is counted without it', () => {
    const without = analyseItems(marks.map(answersOf), key, [{ group: 0, question: 5 }]);
    expect(without.questions[4]).toMatchObject({ separation: null, kr20_without: null, findings: [] });
    expect(without.kr20).toBe(question(5).kr20_without);
    expect(without.counted_questions).toBe(5);
  });
});

describe('a question that both ends hit alike', () => {
  const nine: AnswerKey = [Object.fromEntries(Array.from({ length: 9 }, (_, at) => [String(at + 1), 'a' as const]))];
  /** Of each sheet the points in the whole test, and whether the first question is among them. Ties at the boundaries make parts of sheets. */
  const firstOf = (sheets: string) => {
    const letters = sheets.split(' ').map((sheet) => {
      const [points, hit] = sheet.split(':').map(Number) as [number, number];
      return `${hit === 1 ? 'a' : 'b'}${'a'.repeat(points - hit)}`.padEnd(9, 'b');
    });
    return analyseItems(letters.map(answersOf), nine, []).questions[0];
  };

  test.each(['5:1 6:0 3:0 3:0 7:0 7:1 6:1 8:0 6:1 7:1 5:1 5:1 6:1', '8:1 5:1 4:1 5:1 5:1 2:0 6:0 4:1 8:1 4:1'])(
    'has D = 0: %s',
    (sheets) => {
      expect(firstOf(sheets)?.separation).toBe(0);
    },
  );

  test('is said to separate little, not to repel who hit the rest', () => {
    expect(firstOf('8:1 5:1 4:1 5:1 5:1 2:0 6:0 4:1 8:1 4:1')?.findings).toEqual([
      'separates-little',
      'lowers-reliability',
    ]);
  });
});

describe('the whole test', () => {
  test('SEM, and how many questions like these a good reliability would take', () => {
    const { kr20, measurement_error: error, questions_for_good: wanted, counted_questions: size } = found;
    const hits = marks.map((row) => [...row].filter((letter) => letter === 'a').length);
    const mean = hits.reduce((sum, each) => sum + each, 0) / hits.length;
    const deviation = Math.sqrt(hits.reduce((sum, each) => sum + (each - mean) ** 2, 0) / hits.length);
    expect(size).toBe(6);
    expect(error).toBeCloseTo(deviation * Math.sqrt(1 - (kr20 ?? 0)), 2);
    expect(wanted).toBe(Math.ceil((6 * (0.8 * (1 - (kr20 ?? 0)))) / ((kr20 ?? 0) * 0.2)));
  });
});
