import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  expectedQuestions,
  isAnnulled,
  isContiguousKey,
  keyLetter,
  keyShape,
  normaliseAlternative,
  sheetGrade,
  sheetScore,
} from './omr.rules.ts';
import { type AnswerKey, answerKeySchema, type LegacyArea } from './omr.schema.ts';

const letter = fc.constantFrom('a', 'b', 'c', 'd');
const group = fc
  .array(letter, { minLength: 1, maxLength: 25 })
  .map((letters) => Object.fromEntries(letters.map((value, index) => [String(index + 1), value])));
const key = fc.array(group, { minLength: 1, maxLength: 4 }) as fc.Arbitrary<AnswerKey>;

describe('answer keys', () => {
  it('holds what the wire form says', () => {
    fc.assert(
      fc.property(key, (value) => {
        expect(answerKeySchema.parse(value)).toEqual(value);
        expect(isContiguousKey(value)).toBe(true);
        expect(expectedQuestions(value)).toBe(keyShape(value).reduce((sum, size) => sum + size, 0));
        value.forEach((map, index) => {
          for (const [question, right] of Object.entries(map)) {
            expect(keyLetter(value, index, Number(question))).toBe(right.toUpperCase());
          }
        });
      }),
    );
  });

  it('sees a gap in the numbering', () => {
    fc.assert(
      fc.property(key, fc.nat(), fc.nat(), (value, atGroup, atQuestion) => {
        const index = atGroup % value.length;
        const map = { ...value[index] };
        const size = Object.keys(map).length;
        delete map[String((atQuestion % size) + 1)];
        map[String(size + 1)] = 'a';
        expect(isContiguousKey(value.with(index, map))).toBe(false);
      }),
    );
  });

  it.each([
    [[{ '0': 'a' }]],
    [[{ '01': 'a' }]],
    [[{ um: 'a' }]],
    [[{ '1': 'f' }]],
    [[{ '1': 'A' }]],
    [[{ '1': 1 }]],
    [[]],
    [{ '1': 'a' }],
  ])('refuses %j', (value) => {
    expect(answerKeySchema.safeParse(value).success).toBe(false);
  });

  it('answers null for a question that the key does not hold', () => {
    expect(keyLetter([{ '1': 'b' }], 0, 2)).toBeNull();
    expect(keyLetter([{ '1': 'b' }], 1, 1)).toBeNull();
  });
});

describe('alternatives', () => {
  it.each([
    [1, 'A'],
    [4, 'D'],
    ['2', 'B'],
    ['c', 'C'],
    ['D', 'D'],
    [null, null],
    [undefined, null],
    ['', null],
    [0, null],
    [6, null],
    ['AB', null],
  ] as const)('%j reads as %j', (value, expected) => {
    expect(normaliseAlternative(value)).toBe(expected);
  });
});

describe('sheet score', () => {
  it.each([
    [22, 26, 84.62],
    [0, 26, 0],
    [26, 26, 100],
    [1, 3, 33.33],
    [2, 3, 66.67],
    [0, 0, 0],
    [1, 16, 6.25],
    [23, 32, 71.88],
  ])('%i of %i is %d', (correct, total, expected) => {
    expect(sheetScore(correct, total)).toBe(expected);
  });

  it('grows with the hits and stays within 0 and 100', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.nat(100), (total, raw) => {
        const correct = raw % total;
        const score = sheetScore(correct, total);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThan(sheetScore(correct + 1, total));
        expect(sheetScore(correct + 1, total)).toBeLessThanOrEqual(100);
      }),
    );
  });
});

describe('sheetGrade', () => {
  const areas = (texts: readonly string[]): LegacyArea[] =>
    texts.map((text, group) => ({
      area: group + 1,
      status: 'complete',
      retangulo_detected: true,
      bolhas_detectadas: 0,
      bolhas_esperadas: 0,
      todas_bolhas_detectadas: true,
      respostas: [...text].map((sign, index) => ({
        questao: index + 1,
        alternativa_marcada: null,
        alternativa_correta: 1,
        correto: sign === '+',
      })),
    }));
  const small: AnswerKey = [{ '1': 'a', '2': 'b' }, { '1': 'c' }];

  it('counts what is right and what is annulled, each question of the key once', () => {
    expect(sheetGrade(areas(['+-', '+']), small)).toEqual({ hits: 2, total: 3, score: 66.67 });
    const annulled = [
      { group: 0, question: 1 },
      { group: 0, question: 2 },
      { group: 1, question: 9 },
    ];
    expect(sheetGrade(areas(['+-', '-']), small, annulled)).toEqual({ hits: 2, total: 3, score: 66.67 });
    expect(sheetGrade(areas(['++++', '+', '+']), small).hits).toBe(3);
    expect(sheetGrade([], small, annulled).hits).toBe(2);
  });

  it('never counts less for an annulled question, nor more than all', () => {
    fc.assert(
      fc.property(
        key,
        fc.array(fc.string({ unit: fc.constantFrom('+', '-'), maxLength: 25 })),
        fc.nat(),
        (value, texts, at) => {
          const annulled = value.map((_, group) => ({ group, question: (at % 25) + 1 }));
          const before = sheetGrade(areas(texts), value);
          const after = sheetGrade(areas(texts), value, annulled);
          expect(after.hits).toBeGreaterThanOrEqual(before.hits);
          expect(after.hits).toBeLessThanOrEqual(after.total);
          for (const { group, question } of annulled) expect(isAnnulled(annulled, group, question)).toBe(true);
        },
      ),
    );
  });
});
