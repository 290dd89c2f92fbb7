import type { ReviewQueueItem } from '@caderneta/contract';
import { expect, it } from 'vitest';
import { cropUrl, lettersFor, messageOf, questionName, titleOf } from './review-words.ts';

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
