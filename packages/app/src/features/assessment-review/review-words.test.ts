import type { ReviewQueueItem } from '@caderneta/contract';
import { expect, it } from 'vitest';
import { answerName, cropUrl, lettersFor, messageOf, questionName, titleOf } from './review-words.ts';

const item = (more: Partial<ReviewQueueItem>): ReviewQueueItem => ({
  id: 'a/0/1',
  student_profile_id: 'a',
  student: { name: 'Ana', matricula: null },
  key_version: 'A',
  group: 0,
  question: 7,
  marked: 'BC',
  state: 'multiple',
  crop: 'x',
  version: 1,
  ...more,
});

it('says what was seen, and where to look without a picture', () => {
  expect(messageOf(item({}), 'a')).toBe('A leitura encontrou B e C pintadas. Confira na imagem e escolha.');
  expect(messageOf(item({ marked: 'A', state: 'uncertain' }), 'a')).toContain('parece ser A');
  expect(messageOf(item({ marked: null, state: 'uncertain' }), 'a')).toContain('não teve certeza');
  expect(messageOf(item({ marked: null, state: 'blank', crop: null }), 'a')).toBe(
    'A leitura não encontrou marca nesta linha. A imagem da linha não foi guardada: confira na folha do aluno e escolha.',
  );
});

it('asks for the grade of an open question, and names its boxes', () => {
  const rule = { kind: 'open', scale: 'quarters' } as const;
  const waits = item({ marked: null, state: 'uncertain', crop: null });
  expect(titleOf(waits, rule, '7')).toBe('Questão 7: falta a nota do professor(a)');
  expect(messageOf(waits, rule)).toContain('escolha a nota');
  expect(titleOf(item({}), rule, '7')).toBe('Questão 7: marcação dupla');
  expect(messageOf(item({}), rule)).toContain('encontrou ¼ e ½ pintadas');
  expect(lettersFor([{ '7': rule }], item({ marked: null }))).toHaveLength(5);
});

it('calls a decision by what stands on its box, and a number by itself', () => {
  expect(answerName({ kind: 'open', scale: 'halves' }, 'B')).toBe('½');
  expect(answerName({ kind: 'true-false', right: true }, 'A')).toBe('V');
  expect(answerName({ kind: 'numeric', value: 7, tolerance: 0 }, '-12,5')).toBe('-12,5');
  expect(answerName('a', 'AC')).toBe('AC');
  expect(answerName('a', 'BLANK')).toBe('em branco');
});

it('takes a sign without digits for no number', () => {
  const rule = { kind: 'numeric', value: 7, tolerance: 0 } as const;
  expect(messageOf(item({ marked: '-', state: 'uncertain' }), rule)).toContain('não teve certeza desta grade');
  expect(messageOf(item({ marked: '-12,5', state: 'uncertain' }), rule)).toContain('parece ser -12,5');
});

it('offers as many letters as the key or the sheet has, and names the column where there are two', () => {
  expect(lettersFor([{ '1': 'a' }], item({}))).toEqual(['A', 'B', 'C', 'D']);
  expect(lettersFor([{ '1': 'e' }], item({}))).toHaveLength(5);
  expect(lettersFor([{ '1': 'a' }], item({ marked: 'BE' }))).toHaveLength(5);
  expect(questionName([{ '1': 'a' }], item({}))).toBe('7');
  expect(questionName([{ '1': 'a' }, { '1': 'a' }], item({ group: 1 }))).toBe('7 da coluna 2');
});

it('gives a crop the type that its bytes show', () => {
  expect(cropUrl('/9j/4AAQ')).toMatch(/^data:image\/jpeg;/);
  expect(cropUrl('iVBORw0KGgo')).toMatch(/^data:image\/png;/);
  expect(cropUrl('UklGRiQAAABXRUJQ')).toMatch(/^data:image\/webp;/);
});
