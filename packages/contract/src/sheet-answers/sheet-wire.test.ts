import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type WireArea, wireAreaSchema } from '../omr/sheet-wire.schema.ts';
import { gradeSheet } from './grade-sheet.ts';
import { answersIn, answersUnder } from './sheet-answers.ts';
import { anyRefs, anyRuleKey, anySheet, keyFrom, sheetFrom } from './sheet-samples.ts';
import { fromWire, toWire } from './sheet-wire.ts';

const written = (sheet: readonly string[], key: readonly string[]) =>
  toWire(gradeSheet(sheetFrom(...sheet), { key: keyFrom(...key), annulled: [] }).answers);

/** An area of the older service, which gives no states. */
const area = (number: number, marks: readonly (number | null)[]): WireArea => ({
  area: number,
  status: 'complete',
  retangulo_detected: true,
  bolhas_detectadas: 40,
  bolhas_esperadas: 40,
  todas_bolhas_detectadas: true,
  respostas: marks.map((alternativa_marcada, at) => ({
    questao: at + 1,
    alternativa_marcada,
    alternativa_correta: 1,
    correto: true,
  })),
});
const read = (areas: readonly WireArea[]) =>
  answersIn(fromWire(areas)).map(({ group, question, state, letters }) => `${group}/${question} ${state} ${letters}`);

describe('on the wire', () => {
  it('letters are numbers, and only one clear mark is an alternative', () => {
    const [column] = written(['BA-?*'], ['bcaaa']);
    expect(column).toMatchObject({ area: 1, status: 'incomplete', retangulo_detected: true });
    expect(
      column?.respostas.map((row) => [
        row.questao,
        row.alternativa_marcada,
        row.alternativa_correta,
        row.correto,
        row.marked,
      ]),
    ).toEqual([
      [1, 2, 2, true, 'B'],
      [2, 1, 3, false, 'A'],
      [3, null, 1, false, null],
      [4, null, 1, false, null],
      [5, null, 1, false, 'BC'],
    ]);
  });

  it('a column is complete where nothing is open, and an error where nothing was read', () => {
    expect(written(['AB', 'A-', 'A?', ''], ['ab', 'ab', 'ab', 'ab']).map(({ status }) => status)).toEqual([
      'complete',
      'complete',
      'incomplete',
      'error',
    ]);
  });

  it('bubbles are those that were counted, else four a question', () => {
    const [own] = sheetFrom('AB');
    const { answers } = gradeSheet([{ ...own!, bubbles: { seen: 9, expected: 10 } }], {
      key: keyFrom('ab'),
      annulled: [],
    });
    expect(toWire(answers)[0]).toMatchObject({
      bolhas_detectadas: 9,
      bolhas_esperadas: 10,
      todas_bolhas_detectadas: false,
    });
    expect(written(['AB'], ['ab'])[0]).toMatchObject({ bolhas_esperadas: 8, todas_bolhas_detectadas: true });
  });

  it('of a question without one right letter there is no alternative, and the share of its point', () => {
    const key = [
      { '1': { kind: 'several' as const, letters: ['b' as const, 'd' as const], grading: 'partial' as const } },
    ];
    const [column] = toWire(gradeSheet(sheetFrom('B'), { key, annulled: [] }).answers);
    expect(column?.respostas[0]).toMatchObject({ alternativa_marcada: 2, alternativa_correta: null, share: 0.5 });
    expect(written(['B'], ['b'])[0]?.respostas[0]).not.toHaveProperty('share');
  });

  it('any sheet is what the schema says, and comes back as it was', () => {
    fc.assert(
      fc.property(anySheet, anyRuleKey, anyRefs, (sheet, key, annulled) => {
        const answers = answersUnder(sheetFrom(...sheet), key);
        const by = { key, annulled };
        const graded = gradeSheet(answers, by);
        const wire = toWire(graded.answers);
        expect(z.array(wireAreaSchema).parse(JSON.parse(JSON.stringify(wire)))).toEqual(wire);
        const back = fromWire(wire);
        expect(back).toMatchObject(answers);
        expect(gradeSheet(back, by).grade).toEqual(graded.grade);
        expect(toWire(gradeSheet(back, by).answers)).toEqual(wire);
      }),
    );
  });
});

describe('from the older service', () => {
  it('a null is a doubt, not a blank', () => {
    expect(read([area(1, [1, null]), area(2, [5])])).toEqual(['0/1 marked A', '0/2 uncertain ', '1/1 marked E']);
  });

  it('areas of one number are one column, and there are eight at most', () => {
    expect(read([area(2, [1]), area(2, [2]), area(9, [1]), area(2 ** 31, [1])])).toEqual([
      '1/1 marked A',
      '1/1 marked B',
    ]);
  });

  it.each([
    ['a letter alone', { alternativa_marcada: null, state: 'marked', marked: 'c' }, 'marked C'],
    ['a number before a letter', { alternativa_marcada: 2, state: 'marked', marked: 'C' }, 'marked B'],
    ['several letters for a mark', { alternativa_marcada: null, state: 'marked', marked: 'AB' }, 'marked AB'],
    ['a number of no option', { alternativa_marcada: 9 }, 'uncertain '],
    ['a doubt with what was seen', { alternativa_marcada: null, state: 'uncertain', marked: 'D' }, 'uncertain D'],
    ['a double that a person confirmed', { alternativa_marcada: null, state: 'blank', marked: 'BC' }, 'blank BC'],
  ] as const)('%s', (_, row, expected) => {
    const one = area(1, [1]);
    const sent = { ...one, respostas: one.respostas.map((own) => ({ ...own, ...row })) };
    expect(read([sent])).toEqual([`0/1 ${expected}`]);
  });
});
