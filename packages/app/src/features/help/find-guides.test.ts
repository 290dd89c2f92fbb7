import { describe, expect, it } from 'vitest';
import { paths } from '../../lib/paths.ts';
import { findGuides, guideOf } from './find-guides.ts';
import { findQuestions } from './find-questions.ts';
import { guides } from './guides.copy.ts';

const titles = (found: readonly { readonly title: string }[]) => found.map(({ title }) => title);

describe('the pages of help', () => {
  it('are found by any word, accents aside, among the screens of the role', () => {
    expect(titles(findGuides('TEACHER', 'frequencia disciplina'))).toEqual(['Gerenciar Turma']);
    expect(titles(findGuides('STUDENT', 'horário'))).toContain('Painel do Estudante');
    expect(titles(findGuides('STUDENT', 'painel do professor'))).toEqual([]);
    expect(findGuides('MASTER', 'nada disso')).toEqual([]);
  });

  it('tell nobody of a panel that is another role’s, though its address is the plain home', () => {
    expect(titles(findGuides('ADMIN', ''))).not.toContain('Painel do Master');
    expect(guideOf('dashboardMaster', 'MENTOR')).toBeNull();
    expect(guideOf('dashboardMaster', 'MASTER')?.title).toBe('Painel do Master');
  });

  it('come once where two screens share one', () => {
    expect(titles(findGuides('TEACHER', '')).filter((title) => title === 'Gerenciar Turma')).toHaveLength(1);
  });

  it('are those of the screens that an address may name', () => {
    expect(guideOf('reports', 'MANAGER')?.title).toBe('Exportar Relatórios');
    expect(guideOf('nenhuma', 'MANAGER')).toBeNull();
    expect(guideOf(null, 'MANAGER')).toBeNull();
    for (const id of Object.keys(guides)) expect(paths).toHaveProperty(id);
  });
});

it('questions are found by question, answer and category', () => {
  const faq = (id: string, question: string) => ({ ...base, id, question, answer: 'Procure a secretaria.' });
  const base = { category_id: 'c', position: 1, created_at: '', updated_at: '', version: 1 };
  const categories = [
    { ...base, id: 'c', name: 'Acesso', faqs: [faq('1', 'Esqueci a senha'), faq('2', 'Como entro?')] },
  ] as unknown as Parameters<typeof findQuestions>[0];
  expect(findQuestions(categories, 'senha')[0]?.faqs.map(({ id }) => id)).toEqual(['1']);
  expect(findQuestions(categories, 'acesso')[0]?.faqs).toHaveLength(2);
  expect(findQuestions(categories, 'outra')).toEqual([]);
  expect(findQuestions(categories, ' ')).toEqual(categories);
});
