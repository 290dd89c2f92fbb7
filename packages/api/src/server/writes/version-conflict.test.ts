import { classEndpoints, institutionEndpoints } from '@caderneta/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, refused } from '../testing/call.ts';
import { ids, testNow } from '../testing/fixture.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('says who changed the record meanwhile, when, which fields and what they are now; saved again, one keeps the own', async () => {
  const params = { id: ids.class.assigned };
  const { data: known } = await call(server, classEndpoints.get, { role: 'MANAGER', params });
  server.setNow(new Date('2026-05-20T16:30:00Z'));
  const theirs = { grade: '7º Ano', version: known.version };
  await call(server, classEndpoints.update, { role: 'MANAGER', params, body: theirs });
  server.setNow(testNow);
  const mine = { grade: '6º Ano', section: 'B', version: known.version };
  const failure = await refused(server, classEndpoints.update, { role: 'MASTER', params, body: mine });
  expect(failure).toMatchObject({
    code: 'version-conflict',
    message:
      'Pessoa MANAGER alterou este registro em 20/05/2026, 13:30 (Ano escolar). Salve de novo para manter o seu, ou cancele para ficar com o que está salvo.',
    errors: [{ field: 'grade', message: 'Pessoa MANAGER mudou para “7º Ano”.' }],
    current: [{ id: params.id, grade: '7º Ano', version: known.version + 1 }],
  });
  const again = { ...mine, version: known.version + 1 };
  const { data } = await call(server, classEndpoints.update, { role: 'MASTER', params, body: again });
  expect(data).toMatchObject({ grade: '6º Ano', section: 'B' });
});

test('names a record by its name, and tells of several changes what they come to', async () => {
  const { data: made } = await call(server, institutionEndpoints.create, {
    role: 'MASTER',
    body: { name: 'Escola Nova', municipality_id: ids.municipality.home },
  });
  const params = { id: made.id };
  const change = (body: object) =>
    call(server, institutionEndpoints.update, { role: 'MASTER', params, body: { ...body } });
  await change({ director: 'Ana' });
  server.setNow(new Date(testNow.getTime() + 1000));
  await change({ municipality_id: ids.municipality.other, director: null });
  const body = { name: 'Escola Outra', version: made.version };
  const failure = await refused(server, institutionEndpoints.update, { role: 'MASTER', params, body });
  expect(failure.errors).toEqual([{ field: 'municipality_id', message: 'Pessoa MASTER mudou para “Água Clara”.' }]);
});
