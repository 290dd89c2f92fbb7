import { describe, expect, it } from 'vitest';
import { faqRows, findCategories, findFaqs } from './faq-rows.ts';

const faq = (id: string, question: string, answer: string, category_id = 'c1') => ({
  id,
  category_id,
  question,
  answer,
  version: 1,
});
const categories = [
  { id: 'c1', name: 'Turmas', version: 1, faqs: [] },
  { id: 'c2', name: 'água', version: 1, faqs: [] },
  { id: 'c3', name: 'Acesso', version: 1, faqs: [] },
];
const rows = faqRows(
  [faq('1', 'Turma 10?', 'Sim'), faq('2', 'turma 2?', 'Não', 'c2'), faq('3', 'Árvore?', 'Talvez', 'gone')],
  categories,
);
const byQuestion = { columnId: 'question', direction: 'ascending' } as const;
const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id);

describe('findFaqs', () => {
  it('reads question, answer and category, whatever the case', () => {
    expect(ids(findFaqs(rows, ' ÁRVORE ', byQuestion))).toEqual(['3']);
    expect(ids(findFaqs(rows, 'talvez', byQuestion))).toEqual(['3']);
    expect(ids(findFaqs(rows, 'agua', byQuestion))).toEqual(['2']);
    expect(rows[2]?.category).toBe('-');
  });

  it('puts them in Portuguese order, by question or by category', () => {
    expect(ids(findFaqs(rows, '', byQuestion))).toEqual(['3', '2', '1']);
    expect(ids(findFaqs(rows, '', { columnId: 'category', direction: 'descending' }))).toEqual(['1', '2', '3']);
  });
});

it('leaves categories as they came until an order is asked for', () => {
  expect(ids(findCategories(categories, '', undefined))).toEqual(['c1', 'c2', 'c3']);
  expect(ids(findCategories(categories, '', { columnId: 'name', direction: 'ascending' }))).toEqual(['c3', 'c2', 'c1']);
  expect(ids(findCategories(categories, 'turm', undefined))).toEqual(['c1']);
});
