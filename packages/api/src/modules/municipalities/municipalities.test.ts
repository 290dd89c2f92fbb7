import { municipalityEndpoints as calls, classEndpoints, institutionEndpoints } from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { auditLog } from '../../schema/audit-log.table.ts';
import { call, refused } from '../../server/testing/call.ts';
import { ids } from '../../server/testing/fixture.ts';
import { startTestServer } from '../../server/testing/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());

const as = { role: 'MASTER' } as const;

test('the list is found by name, state or code, ordered, and counts only for administrators', async () => {
  const names = async (query: object) =>
    (await call(server, calls.list, { ...as, query })).data.map(({ name }) => name);
  expect(await names({})).toEqual(['Água Clara', 'Santa Aurora']);
  expect(await names({ sort: '-name' })).toEqual(['Santa Aurora', 'Água Clara']);
  expect(await names({ search: 'agua' })).toEqual(['Água Clara']);
  expect(await names({ search: 'mg' })).toEqual(['Santa Aurora']);
  expect(await names({ search: '3500001' })).toEqual(['Água Clara']);
  expect(await names({ state: 'MG' })).toEqual(['Santa Aurora']);

  const [plain] = (await call(server, calls.list, as)).data;
  expect(plain?._count).toEqual({ institutions: 1, students: null, teachers: null });
  const [, counted] = (await call(server, calls.list, { ...as, query: { counts: 'true' } })).data;
  expect(counted?._count).toEqual({ institutions: 2, students: 6, teachers: 3 });
  const [own] = (await call(server, calls.list, { role: 'TEACHER', query: { counts: 'true' } })).data;
  expect(own).toMatchObject({ name: 'Santa Aurora', _count: null });
});

test('a municipality is created, changed and, empty, deleted; each write leaves its trace', async () => {
  const { data, message } = await call(server, calls.create, { ...as, body: { name: ' Nova ', state: 'BA' } });
  expect([message, data.name, data.ibge_code]).toEqual(['Município criado!', 'Nova', null]);
  const params = { id: data.id };
  const body = { name: 'Nova Bahia', ibge_code: '2900001', version: data.version };
  const changed = await call(server, calls.update, { ...as, params, body });
  expect(changed.data).toMatchObject({ name: 'Nova Bahia', state: 'BA', ibge_code: '2900001', version: 2 });
  const other = { ...body, name: 'Velha Bahia' };
  expect((await refused(server, calls.update, { ...as, params, body: other })).code).toBe('version-conflict');
  expect((await call(server, calls.remove, { ...as, params })).data).toEqual({ archived: false });
  const trail = await server.db.select().from(auditLog).where(eq(auditLog.record_id, data.id));
  expect(trail.map(({ action }) => action).sort()).toEqual(['CREATE', 'DELETE', 'UPDATE']);
});

test.each([
  [{ name: '' }, 'name', 'Informe o nome do município'],
  [{ name: 'A', state: 'XX' as 'BA' }, 'state', 'Selecione a UF'],
  [{ name: 'A', ibge_code: '123' }, 'ibge_code', 'O código IBGE tem 7 números'],
])('%j is refused', async (body, field, message) => {
  expect((await refused(server, calls.create, { ...as, body })).errors).toEqual([{ field, message }]);
});

test('two municipalities do not share a code', async () => {
  const failure = await refused(server, calls.create, { ...as, body: { name: 'Cópia', ibge_code: '3100001' } });
  expect([failure.code, failure.errors?.[0]?.field]).toEqual(['already-exists', 'ibge_code']);
});

test('one that holds schools is archived with them and their classes', async () => {
  const params = { id: ids.municipality.other };
  expect((await call(server, calls.remove, { ...as, params })).data).toEqual({ archived: true });
  const lists = [calls.list, institutionEndpoints.list, classEndpoints.list] as const;
  const shown = await Promise.all(lists.map(async (list) => (await call(server, list, as)).data.map(({ id }) => id)));
  expect(shown.map((found) => found.length)).toEqual([1, 2, 3]);
  expect((await refused(server, calls.get, { ...as, params })).code).toBe('not-found');
});
