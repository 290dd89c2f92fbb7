import { institutionEndpoints as calls, classEndpoints } from '@caderneta/contract';
import { afterAll, expect, test } from 'vitest';
import { call, refused } from '../../server/testing/call.ts';
import { ids } from '../../server/testing/fixture.ts';
import { startTestServer } from '../../server/testing/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());

const as = { role: 'MASTER' } as const;

test('the list is filtered by municipality, by institution and by name or director', async () => {
  const names = async (query: object) =>
    (await call(server, calls.list, { ...as, query })).data.map(({ name }) => name);
  expect(await names({ municipality_id: ids.municipality.home })).toEqual(['Escola Água', 'Escola Perto']);
  expect(await names({ institution_id: ids.institution.away })).toEqual(['Escola Fora']);
  expect(await names({ search: 'rosa' })).toEqual(['Escola Perto']);
  expect(await names({ sort: '-name', limit: '1' })).toEqual(['Escola Perto']);
});

test('an institution is created, changed and, empty, deleted or moved', async () => {
  const body = { name: 'Escola Nova', municipality_id: ids.municipality.home, inep_code: '31000001' };
  const { data } = await call(server, calls.create, { role: 'MUNICIPALITY', body });
  const params = { id: data.id };
  const moved = await call(server, calls.update, {
    ...as,
    params,
    body: { municipality_id: ids.municipality.other, director: 'Ana' },
  });
  expect(moved.data).toMatchObject({ director: 'Ana', municipality: { name: 'Água Clara' }, version: 2 });
  expect((await refused(server, calls.update, { role: 'MUNICIPALITY', params, body: {} })).code).toBe('not-found');
  const twin = await refused(server, calls.create, { ...as, body });
  expect([twin.code, twin.errors?.[0]?.field]).toEqual(['already-exists', 'inep_code']);
  expect((await call(server, calls.remove, { ...as, params })).data).toEqual({ archived: false });
});

test('nobody moves an institution out of, or creates one outside, their municipality', async () => {
  const elsewhere = { municipality_id: ids.municipality.other };
  const params = { id: ids.institution.far };
  const role = 'MUNICIPALITY';
  expect((await refused(server, calls.update, { role, params, body: elsewhere })).code).toBe('not-found');
  const body = { name: 'Escola', ...elsewhere };
  expect((await refused(server, calls.create, { role, body })).code).toBe('not-found');
  const held = await refused(server, calls.update, { ...as, params, body: elsewhere });
  expect([held.code, held.errors?.[0]?.field]).toEqual(['invalid-request', 'municipality_id']);
});

test.each([
  [{ name: ' ', municipality_id: ids.municipality.home }, 'Informe um nome para a instituição'],
  [{ name: 'Escola', municipality_id: '' }, 'Selecione um município'],
])('%j is refused', async (body, message) => {
  expect((await refused(server, calls.create, { ...as, body })).errors?.[0]?.message).toBe(message);
});

test('one that holds classes is archived with them; nothing is lost', async () => {
  const params = { id: ids.institution.far };
  expect((await call(server, calls.remove, { ...as, params })).data).toEqual({ archived: true });
  const classes = (await call(server, classEndpoints.list, as)).data.map(({ id }) => id);
  expect(classes).not.toContain(ids.class.far);
  expect((await server.db.execute(`select from school_classes where id = '${ids.class.far}'`)).rows).toHaveLength(1);
});
