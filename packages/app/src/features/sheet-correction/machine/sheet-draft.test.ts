import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftFrom, keyFrom, keysFrom } from './draft-samples.ts';
import { draftOfService, gradeAreas, gradeOf, isComplete, isDoubtful, openItems, signatureOf } from './sheet-draft.ts';

const key = keyFrom('abcd', 'abcd');
const graded = (marks: readonly string[], ...columns: string[]) => {
  const by = { key: keyFrom(...columns), annulled: [] };
  return gradeOf(gradeAreas(draftFrom(marks).areas, by), by);
};

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
    expect(graded(['ABCD', 'AB-*'], 'abcd', 'abcd')).toEqual({ hits: 6, total: 8, score: 75 });
    expect(graded(['ACC'], 'abc').score).toBe(66.67);
    expect(graded([])).toEqual({ hits: 0, total: 0, score: 0 });
  });

  it('counts a doubtful question as wrong until somebody decides', () => {
    const draft = draftFrom(['*B', '--']);
    const two = keysFrom(keyFrom('bb', 'ab')).saved;
    expect(gradeOf(gradeAreas(draft.areas, two), two).hits).toBe(1);
    const decided = gradeAreas(draft.areas, two, { '0/1': 'B' });
    expect(gradeOf(decided, two).hits).toBe(2);
    expect(openItems({ ...draft, areas: decided })).toEqual([]);
  });

  it('counts as right what was annulled, whatever a service said of right and wrong', () => {
    const { areas } = draftFrom(['A*-']);
    const lying = areas.map((area) => ({
      ...area,
      respostas: area.respostas.map((one) => ({ ...one, correto: true })),
    }));
    const by = { key: keyFrom('abd'), annulled: [{ group: 0, question: 2 }] };
    expect(gradeOf(gradeAreas(lying, by), by)).toEqual({ hits: 2, total: 3, score: 66.67 });
    expect(gradeOf(gradeAreas(lying, by, { '0/1': 'C' }), by).hits).toBe(1);
    expect(isDoubtful(draftFrom(['A*-']), by)).toBe(false);
    expect(isDoubtful(draftFrom(['A*-']), { ...by, annulled: [] })).toBe(true);
  });

  it("takes 'Em branco' for a decision", () => {
    const decided = gradeAreas(draftFrom(['?']).areas, keysFrom(keyFrom('a')).saved, { '0/1': '' });
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
        const clear = marks.filter((each) => each === 'A').length;
        expect(graded([text], 'a'.repeat(text.length)).hits).toBe(clear);
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
