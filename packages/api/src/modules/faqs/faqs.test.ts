import { faqEndpoints } from '@caderneta/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faqCategories, faqs } from '../../schema/index.ts';
import { call } from '../../server/testing/call.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('without categories the list is empty', async () => {
  expect((await call(server, faqEndpoints.categories)).data).toEqual([]);
});

test('everybody reads the categories and their questions, in dictionary order', async () => {
  const names = ['Zelo', 'Água', 'Acesso'];
  const categories = await server.db
    .insert(faqCategories)
    .values(names.map((name) => ({ name })))
    .returning();
  const category_id = categories[1]?.id ?? '';
  const questions = ['Turma 10?', 'Turma 2?'];
  await server.db.insert(faqs).values(questions.map((question) => ({ category_id, question, answer: 'Sim.' })));
  const { data, list } = await call(server, faqEndpoints.categories);
  expect(data.map(({ name, faqs: inside }) => [name, inside.map(({ question }) => question)])).toEqual([
    ['Acesso', []],
    ['Água', ['Turma 2?', 'Turma 10?']],
    ['Zelo', []],
  ]);
  expect(list).toMatchObject({ total: 3, truncated: false });
});
