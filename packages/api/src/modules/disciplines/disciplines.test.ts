import { disciplineEndpoints as calls } from '@caderneta/contract';
import { afterAll, expect, test } from 'vitest';
import { call, refused } from '../../server/testing/call.ts';
import { disciplinesOf, ids } from '../../server/testing/fixture.ts';
import { startTestServer } from '../../server/testing/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());

const as = { role: 'MANAGER' } as const;
const [portuguese, mathematics] = disciplinesOf.assigned;

test('the list is filtered by institution, name and ids', async () => {
  const found = async (query: object, role: 'MASTER' | 'MANAGER' = 'MASTER') =>
    (await call(server, calls.list, { role, query })).data.map(({ id }) => id);
  expect(await found({ institution_id: ids.institution.near })).toEqual([mathematics, portuguese]);
  expect(await found({ search: 'matematica', institution_id: ids.institution.near })).toEqual([mathematics]);
  expect(await found({ ids: `${portuguese},${disciplinesOf.away[0]}` }, 'MANAGER')).toEqual([portuguese]);
  expect((await refused(server, calls.list, { ...as, query: { ids: 'x' } })).errors?.[0]?.field).toBe('ids');
});

test('a discipline is created with its author, changed and deleted', async () => {
  const body = { name: ' Ciências ', institution_id: ids.institution.near };
  const { data } = await call(server, calls.create, { ...as, body });
  expect(data).toMatchObject({ name: 'Ciências', created_by: ids.user('MANAGER') });
  const params = { id: data.id };
  const details = await call(server, calls.details, { ...as, params });
  expect(details.data).toMatchObject({ creator: { name: 'Pessoa MANAGER' }, class_teachers: [] });
  const twin = await refused(server, calls.create, { ...as, body: { ...body, name: 'CIÊNCIAS' } });
  expect([twin.code, twin.errors?.[0]?.field]).toEqual(['already-exists', 'name']);
  const renamed = await call(server, calls.update, { ...as, params, body: { name: 'História', version: 1 } });
  expect(renamed.data).toMatchObject({ name: 'História', version: 2 });
  expect((await call(server, calls.remove, { ...as, params })).data).toEqual({ archived: false });
});

test('the details name who gives it, where', async () => {
  const { data } = await call(server, calls.details, { ...as, params: { id: portuguese } });
  expect(data.class_teachers.map(({ teacher, class: { section } }) => [teacher.name, section])).toEqual([
    ['Colega 0', 'B'],
    ['Pessoa TEACHER', 'A'],
  ]);
});

test('without name or institution the form is refused', async () => {
  const failure = await refused(server, calls.create, { ...as, body: { name: '', institution_id: '' } });
  expect(failure.errors?.map(({ message }) => message)).toEqual(
    Array.from({ length: 2 }, () => 'Informe nome e instituição'),
  );
});

test('one that is given in a class stays in its institution, and is archived', async () => {
  const params = { id: portuguese };
  const moved = { institution_id: ids.institution.far };
  expect((await refused(server, calls.update, { ...as, params, body: moved })).code).toBe('not-found');
  expect((await refused(server, calls.update, { role: 'MASTER', params, body: moved })).code).toBe('invalid-request');
  expect((await call(server, calls.remove, { ...as, params })).data).toEqual({ archived: true });
  expect((await refused(server, calls.details, { ...as, params })).code).toBe('not-found');
});
