import { describe, expect, it } from 'vitest';
import { checkFaq } from './faq-form.ts';

const categories = [{ id: '0198a000-0000-7000-8000-000000000001', name: 'Acesso', version: 1, faqs: [] }];

describe('checkFaq', () => {
  it('says once that fields are missing, and marks the others', () => {
    expect(checkFaq({ category: '', question: ' ', answer: '' }, categories)).toEqual({
      ok: false,
      errors: {
        category_id: 'Preencha todos os campos obrigatórios antes de salvar a FAQ.',
        question: 'Obrigatório',
        answer: 'Obrigatório',
      },
    });
    expect(checkFaq({ category: 'Acesso', question: 'Como?', answer: ' ' }, categories)).toEqual({
      ok: false,
      errors: { answer: 'Preencha todos os campos obrigatórios antes de salvar a FAQ.' },
    });
  });

  it('finds the category by its name and trims the texts', () => {
    expect(checkFaq({ category: 'Acesso', question: ' Como? ', answer: ' Assim. ' }, categories)).toEqual({
      ok: true,
      value: { category_id: categories[0]?.id, question: 'Como?', answer: 'Assim.' },
    });
    expect(checkFaq({ category: 'Outra', question: 'Como?', answer: 'Assim.' }, categories).ok).toBe(false);
  });
});
