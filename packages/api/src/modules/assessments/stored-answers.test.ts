import { type AnswerKey, fromWire, type WireArea } from '@caderneta/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gradeForStore, storedAnswers } from './stored-answers.ts';

const letters = ['a', 'b', 'c', 'd'] as const;
const area = (number: number, respostas: WireArea['respostas']): WireArea => ({
  area: number,
  status: 'complete',
  retangulo_detected: true,
  bolhas_detectadas: 0,
  bolhas_esperadas: 0,
  todas_bolhas_detectadas: true,
  respostas,
});
const answer = (
  questao: number,
  alternativa_marcada: number | null,
  more: Partial<WireArea['respostas'][number]> = {},
) => ({
  questao,
  alternativa_marcada,
  alternativa_correta: 1,
  correto: true,
  ...more,
});

const gradeMarks = (sheet: WireArea[], against: AnswerKey) =>
  gradeForStore(fromWire(sheet), { key: against, annulled: [] });

const key: AnswerKey = [{ '1': 'a', '2': 'b' }, { '1': 'c' }];

describe('what is stored of a sheet', () => {
  test('compares with the key, whatever the sender said', () => {
    const graded = gradeMarks([area(1, [answer(1, 1), answer(2, 1)]), area(2, [answer(1, 3)])], key);
    expect(graded).toMatchObject({ hits: 2, total: 3, score: 66.67 });
    expect(
      graded.details.omr.flatMap(({ respostas }) => respostas.map((row) => [row.alternativa_correta, row.correto])),
    ).toEqual([
      [1, true],
      [2, false],
      [3, true],
    ]);
  });

  test.each([
    ['multiple', { state: 'multiple', marked: 'AB' }],
    ['uncertain', { state: 'uncertain', marked: 'A' }],
    ['blank', { state: 'blank', marked: null }],
  ] as const)('%s counts as wrong', (_, uncertain) => {
    const graded = gradeMarks([area(1, [answer(1, 1, uncertain)])], key);
    expect(graded.hits).toBe(0);
    expect(graded.details.omr[0]?.respostas[0]).toMatchObject({
      alternativa_marcada: null,
      marked: uncertain.marked,
      correto: false,
    });
  });

  test('a mark named by its letter alone counts', () => {
    expect(gradeMarks([area(1, [answer(1, null, { state: 'marked', marked: 'A' })])], key).hits).toBe(1);
  });

  test('the same area or question twice counts once; what the key does not ask is kept aside', () => {
    const graded = gradeMarks(
      [area(1, [answer(1, 1), answer(1, 1), answer(9, 1)]), area(1, [answer(1, 1)]), area(3, [answer(1, 1)])],
      key,
    );
    expect([graded.hits, graded.total]).toEqual([1, 3]);
    expect(graded.details.unasked?.map((rest) => [rest.area, rest.respostas.map(({ questao }) => questao)])).toEqual([
      [1, [9]],
      [3, [1]],
    ]);
  });

  test('nothing stored has no marks', () => {
    expect([
      storedAnswers(null),
      storedAnswers({ overall_score: 3 }),
      storedAnswers({ omr: [], total: 3, acertos: 1 }),
    ]).toEqual([[], [], []]);
  });
});

const keyOf = fc
  .array(fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 25 }), { minLength: 1, maxLength: 4 })
  .map(
    (groups): AnswerKey =>
      groups.map((group) => Object.fromEntries(group.map((letter, index) => [String(index + 1), letter]))),
  );
const sheetOf = fc
  .array(fc.array(fc.option(fc.integer({ min: 1, max: 5 })), { maxLength: 25 }), { maxLength: 4 })
  .map((areas) =>
    areas.map((marks, index) =>
      area(
        index + 1,
        marks.map((mark, question) => answer(question + 1, mark)),
      ),
    ),
  );

/** The rule said once more, as simply as it can be. */
function plainHits(sheet: WireArea[], against: AnswerKey): number {
  let hits = 0;
  against.forEach((group, index) => {
    for (const [number, letter] of Object.entries(group)) {
      const row = sheet
        .find((one) => one.area === index + 1)
        ?.respostas.find(({ questao }) => questao === Number(number));
      if (row && row.alternativa_marcada === 'abcde'.indexOf(String(letter)) + 1) hits += 1;
    }
  });
  return hits;
}

describe('for any sheet and any keys', () => {
  test('hits are the questions whose mark is the key’s letter', () => {
    fc.assert(
      fc.property(sheetOf, keyOf, (sheet, against) => {
        const graded = gradeMarks(sheet, against);
        const total = against.reduce((sum, group) => sum + Object.keys(group).length, 0);
        expect([graded.hits, graded.total]).toEqual([plainHits(sheet, against), total]);
        // In whole numbers, half a hundredth goes up.
        expect(graded.score).toBe(Math.floor((graded.hits * 20_000 + total) / (2 * total)) / 100);
      }),
      { numRuns: 300 },
    );
  });

  test('grading what is stored, against any keys one after the other, is grading the sheet against the last', () => {
    fc.assert(
      fc.property(sheetOf, fc.array(keyOf, { minLength: 1, maxLength: 4 }), keyOf, (sheet, keys, last) => {
        let stored: unknown = gradeMarks(sheet, keys[0] ?? last).details;
        const regrade = (next: AnswerKey) =>
          gradeForStore(storedAnswers(JSON.parse(JSON.stringify(stored))), { key: next, annulled: [] });
        for (const next of keys) stored = regrade(next).details;
        const direct = gradeMarks(sheet, last);
        const again = regrade(last);
        expect([again.hits, again.total, again.score]).toEqual([direct.hits, direct.total, direct.score]);
      }),
      { numRuns: 300 },
    );
  });
});
