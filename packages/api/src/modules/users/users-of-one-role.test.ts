import { userEndpoints as calls, type Role } from '@caderneta/contract';
import { afterAll, expect, test } from 'vitest';
import { call } from '../../server/testing/call.ts';
import { startTestServer } from '../../server/testing/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());

const found = async (role: Role, search: string) =>
  (await call(server, calls.list, { role: 'MASTER', query: { role, search } })).data.map(({ name }) => name);

test.each([
  ['STUDENT', 'estudante agata', ['Ágata']],
  ['STUDENT', 'Ágata ALUNO', ['Ágata']],
  ['MANAGER', 'diretora pessoa', ['Pessoa MANAGER']],
  ['MANAGER', 'pessoa gestor', ['Pessoa MANAGER']],
] as const)('among those of %s, its own word says nothing beside a name: %s', async (role, search, names) => {
  expect(await found(role, search)).toEqual(names);
});

test.each([
  ['TEACHER', 'Professor'],
  ['STUDENT', 'estudante aluno'],
  ['TEACHER', 'estudante pessoa'],
] as const)('among those of %s, words of roles alone, or of another, find nobody: %s', async (role, search) => {
  expect(await found(role, search)).toEqual([]);
});

test('whoever is called like the role is found by that word, alone and beside others', async () => {
  const body = { name: 'Ivo Professor', email: 'ivo@escola.br', password: 'Segredo@2026', role: 'TEACHER' } as const;
  await call(server, calls.create, { role: 'MANAGER', body });
  for (const search of ['professor', 'professor ivo', 'ivo professora']) {
    expect(await found('TEACHER', search)).toEqual(['Ivo Professor']);
  }
});
