import { faqEndpoints as calls } from '@caderneta/contract';
import { afterAll, expect, test } from 'vitest';
import { call, refused } from '../../server/testing/call.ts';
import { ids } from '../../server/testing/fixture.ts';
import { startTestServer } from '../../server/testing/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());

const as = { role: 'MASTER' } as const;
const question = { category_id: ids.faqCategory.empty, question: ' Turma 10? ', answer: ' Sim. ' };

test('everybody reads the categories and their questions, in dictionary order', async () => {
  const { data: late } = await call(server, calls.create, { ...as, body: question });
  expect(late).toMatchObject({ question: 'Turma 10?', answer: 'Sim.' });
  await call(server, calls.create, { ...as, body: { ...question, question: 'Turma 2?' } });
  await call(server, calls.createCategory, { ...as, body: { name: 'Água' } });
  const { data, list } = await call(server, calls.categories);
  expect(data.map(({ name, faqs }) => [name, faqs.map((faq) => faq.question)])).toEqual([
    ['Acesso', ['Como entro?']],
    ['Água', []],
    ['Turmas', ['Turma 2?', 'Turma 10?']],
  ]);
  expect(list).toMatchObject({ total: 3, truncated: false });
});

test('the search reads question, answer and category', async () => {
  const found = async (query: object) => (await call(server, calls.list, { query })).data.map((faq) => faq.question);
  expect(await found({ search: 'ENTRO' })).toEqual(['Como entro?']);
  expect(await found({ search: 'mail' })).toEqual(['Como entro?']);
  expect(await found({ search: 'acesso' })).toEqual(['Como entro?']);
  expect(await found({ category_id: ids.faqCategory.used })).toEqual(['Como entro?']);
  expect((await call(server, calls.categories, { query: { search: 'agua' } })).data).toHaveLength(1);
});

test('a question is changed and removed', async () => {
  const params = { id: ids.faq };
  const body = { category_id: ids.faqCategory.empty, question: 'E se eu esquecer?', answer: 'Peça um link.' };
  const { data, message } = await call(server, calls.update, { ...as, params, body });
  expect([message, data]).toEqual(['FAQ atualizada com sucesso!', { id: ids.faq, ...body, version: 2 }]);
  await call(server, calls.remove, { ...as, params });
  expect((await refused(server, calls.remove, { ...as, params })).code).toBe('not-found');
});

test('a form with a gap, or for a category that is gone, is refused', async () => {
  const gap = await refused(server, calls.create, { ...as, body: { ...question, answer: '  ' } });
  const message = 'Preencha todos os campos obrigatórios antes de salvar a FAQ.';
  expect(gap.errors).toEqual([{ field: 'answer', message }]);
  const gone = await refused(server, calls.create, { ...as, body: { ...question, category_id: ids.faq } });
  expect(gone.errors?.[0]?.field).toBe('category_id');
});

test('a category is renamed to what no other is called, and removed once it has no questions', async () => {
  const { data } = await call(server, calls.createCategory, { ...as, body: { name: 'Boletim' } });
  const params = { id: data.id };
  const taken = await refused(server, calls.updateCategory, { ...as, params, body: { name: 'ACESSO' } });
  expect([taken.code, taken.errors?.[0]?.field]).toEqual(['already-exists', 'name']);
  expect((await call(server, calls.updateCategory, { ...as, params, body: { name: 'Notas' } })).data.name).toBe(
    'Notas',
  );
  const blank = await refused(server, calls.createCategory, { ...as, body: { name: ' ' } });
  expect(blank.errors?.[0]?.message).toBe('O nome da categoria é obrigatório.');
  const { data: faq } = await call(server, calls.create, { ...as, body: { ...question, category_id: data.id } });
  expect((await refused(server, calls.removeCategory, { ...as, params })).code).toBe('in-use');
  await call(server, calls.remove, { ...as, params: { id: faq.id } });
  await call(server, calls.removeCategory, { ...as, params });
});
