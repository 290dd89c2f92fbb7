import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftFrom, keyFrom } from './draft-samples.ts';
import { draftOfService, gradeAreas, gradeOf, isComplete, openItems, signatureOf } from './sheet-draft.ts';

const key = keyFrom('abcd', 'abcd');

describe('isComplete', () => {
  it('asks for as many answers as the key has questions', () => {
    expect(isComplete(draftFrom(['ABCD', 'ABCD']), key)).toBe(true);
    expect(isComplete(draftFrom(['ABCD', 'ABC']), key)).toBe(false);
    expect(isComplete(draftFrom(['ABCD']), [])).toBe(false);
  });

  it('counts blank and doubtful questions as read', () => {
    expect(isComplete(draftFrom(['A-?*', 'ABCD']), key)).toBe(true);
  });
});

describe('draftOfService', () => {
  const service = (respostas: object[]) =>
    draftOfService({
      status: 'success',
      message: '',
      resultados: [{ ...draftFrom(['']).areas[0]!, respostas: respostas as never }],
    });

  it('takes a null of an older service for a doubt, not for a blank', () => {
    const draft = service([{ questao: 1, alternativa_marcada: null, alternativa_correta: 1, correto: false }]);
    expect(draft && openItems(draft)).toEqual([
      { group: 0, question: 1, marked: null, state: 'uncertain', crop: null },
    ]);
  });

  it('keeps the states of our own server', () => {
    const draft = service([
      { questao: 1, alternativa_marcada: null, alternativa_correta: 1, correto: false, state: 'blank', marked: null },
      { questao: 2, alternativa_marcada: 3, alternativa_correta: 3, correto: true },
    ]);
    expect(draft && openItems(draft)).toEqual([]);
    expect(draft?.areas[0]?.respostas.map((answer) => [answer.state, answer.marked])).toEqual([
      ['blank', null],
      ['marked', 'C'],
    ]);
  });

  it('is nothing without results', () => {
    expect(draftOfService({ status: 'invalid_rectangles', message: 'x' })).toBeNull();
  });
});

describe('grading', () => {
  it('gives hits over the questions of the key, rounded to 2 decimals', () => {
    const areas = gradeAreas(draftFrom(['ABCD', 'AB-*']).areas, key);
    expect(gradeOf(areas, key)).toEqual({ hits: 6, total: 8, score: 75 });
    expect(gradeOf(gradeAreas(draftFrom(['ACC']).areas, keyFrom('abc')), keyFrom('abc')).score).toBe(66.67);
    expect(gradeOf([], [])).toEqual({ hits: 0, total: 0, score: 0 });
  });

  it('counts a doubtful question as wrong until somebody decides', () => {
    const draft = draftFrom(['*B', '--']);
    const two = keyFrom('bb', 'ab');
    expect(gradeOf(gradeAreas(draft.areas, two), two).hits).toBe(1);
    const decided = gradeAreas(draft.areas, two, { '0/1': 'B' });
    expect(gradeOf(decided, two).hits).toBe(2);
    expect(openItems({ ...draft, areas: decided })).toEqual([]);
  });

  it('leaves right what the server counts as right, as it does what was annulled', () => {
    const [area] = draftFrom(['AB']).areas;
    const annulled = area && { ...area, respostas: area.respostas.map((answer) => ({ ...answer, correto: true })) };
    const one = keyFrom('ad');
    expect(gradeOf(gradeAreas(annulled ? [annulled] : [], one), one).hits).toBe(2);
    expect(gradeOf(gradeAreas(annulled ? [annulled] : [], one, { '0/2': 'C' }), one).hits).toBe(1);
  });

  it("takes 'Em branco' for a decision", () => {
    const decided = gradeAreas(draftFrom(['?']).areas, keyFrom('a'), { '0/1': '' });
    expect(decided[0]?.respostas[0]).toMatchObject({
      state: 'blank',
      marked: null,
      alternativa_marcada: null,
      correto: false,
    });
  });

  it('never gives more hits than clear marks', () => {
    const mark = fc.constantFrom('A', 'B', 'C', 'D', '-', '?', '*');
    fc.assert(
      fc.property(fc.array(mark, { minLength: 1, maxLength: 13 }), (marks) => {
        const text = marks.join('');
        const areas = gradeAreas(draftFrom([text]).areas, keyFrom('a'.repeat(text.length)));
        const clear = marks.filter((each) => each === 'A').length;
        expect(gradeOf(areas, keyFrom('a'.repeat(text.length))).hits).toBe(clear);
      }),
    );
  });
});

describe('signatureOf', () => {
  it('differs when any mark or state differs', () => {
    expect(signatureOf(draftFrom(['AB']))).toBe(signatureOf(draftFrom(['AB'], { identity: 'x' })));
    expect(signatureOf(draftFrom(['AB']))).not.toBe(signatureOf(draftFrom(['A-'])));
    expect(signatureOf(draftFrom(['A-']))).not.toBe(signatureOf(draftFrom(['A?'])));
  });
});
