import { type AnnulledQuestion, type AnswerKey, gradeSheet, type WireArea } from '@caderneta/contract';
import { describe, expect, it } from 'vitest';
import { draftFrom, keyFrom } from './draft-samples.ts';
import { draftOfService, isComplete, isDoubtful, openItems, signatureOf, withChoices } from './sheet-draft.ts';

const key = keyFrom('abcd', 'abcd');
const area: Omit<WireArea, 'respostas'> = {
  area: 1,
  status: 'complete',
  retangulo_detected: true,
  bolhas_detectadas: 8,
  bolhas_esperadas: 8,
  todas_bolhas_detectadas: true,
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
  const service = (respostas: WireArea['respostas']) =>
    draftOfService({ status: 'success', message: '', resultados: [{ ...area, respostas }] });

  it('takes a null of an older service for a doubt, not for a blank', () => {
    const draft = service([{ questao: 1, alternativa_marcada: null, alternativa_correta: 1, correto: false }]);
    expect(draft && openItems(draft, keyFrom('ab'))).toEqual([
      { group: 0, question: 1, marked: null, state: 'uncertain', crop: null },
    ]);
  });

  it('keeps the states of our own server', () => {
    const draft = service([
      { questao: 1, alternativa_marcada: null, alternativa_correta: 1, correto: false, state: 'blank', marked: null },
      { questao: 2, alternativa_marcada: 3, alternativa_correta: 3, correto: true },
    ]);
    expect(draft && openItems(draft, keyFrom('ab'))).toEqual([]);
    expect(draft?.answers[0]?.questions.map(({ state, letters }) => [state, letters])).toEqual([
      ['blank', ''],
      ['marked', 'C'],
    ]);
  });

  it('is nothing without results', () => {
    expect(draftOfService({ status: 'invalid_rectangles', message: 'x' })).toBeNull();
  });
});

describe('deciding', () => {
  const by = (annulled: AnnulledQuestion[] = []) => ({ key: keyFrom('bb', 'ab'), annulled });

  it('counts a doubtful question as wrong until somebody decides', () => {
    const draft = draftFrom(['*B', '--']);
    expect(gradeSheet(draft.answers, by()).grade.hits).toBe(1);
    const answers = withChoices(draft.answers, { '0/1': 'B' });
    expect(gradeSheet(answers, by()).grade.hits).toBe(2);
    expect(openItems({ ...draft, answers }, by().key)).toEqual([]);
  });

  it('asks about two marks only where one is right, and takes several for a decision', () => {
    const several: AnswerKey = [{ '1': { kind: 'several', letters: ['b', 'c'], grading: 'exact' }, '2': 'b' }];
    const draft = draftFrom(['**']);
    expect(openItems(draft, several).map(({ question }) => question)).toEqual([2]);
    const answers = withChoices(draft.answers, { '0/1': 'ABC', '0/2': 'B' });
    expect(gradeSheet(answers, { key: several, annulled: [] }).grade.hits).toBe(1);
    expect(gradeSheet(draft.answers, { key: several, annulled: [] }).grade.hits).toBe(1);
  });

  it("takes 'Em branco' for a decision", () => {
    const [group] = withChoices(draftFrom(['?']).answers, { '0/1': '' });
    expect(group?.questions).toEqual([{ question: 1, state: 'blank', letters: '', confidence: 1 }]);
  });

  it('asks nothing of what was annulled', () => {
    expect(isDoubtful(draftFrom(['A*-']), by([{ group: 0, question: 2 }]))).toBe(false);
    expect(isDoubtful(draftFrom(['A*-']), by())).toBe(true);
  });
});

describe('signatureOf', () => {
  it('differs when any mark or state differs', () => {
    expect(signatureOf(draftFrom(['AB']))).toBe(signatureOf(draftFrom(['AB'], { identity: 'x' })));
    expect(signatureOf(draftFrom(['AB']))).not.toBe(signatureOf(draftFrom(['A-'])));
    expect(signatureOf(draftFrom(['A-']))).not.toBe(signatureOf(draftFrom(['A?'])));
  });
});
