import { classEventEndpoints as calls, dashboardEndpoints } from '@caderneta/contract';
import { afterAll, expect, test } from 'vitest';
import { call, refused } from '../../server/testing/call.ts';
import { ids } from '../../server/testing/fixture.ts';
import { startTestServer } from '../../server/testing/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());

const as = { role: 'TEACHER' } as const;
const input = { class_id: ids.class.assigned, title: ' Prova ', date: '2026-06-01', start_time: '08:00' };
const query = { class_id: ids.class.assigned, from: '2026-05-25', to: '2026-06-30' };

test('an event is created, listed by day and time, changed and removed', async () => {
  const late = await call(server, calls.create, { ...as, body: { ...input, start_time: '2026-06-01T10:00:00Z' } });
  const { data } = await call(server, calls.create, { ...as, body: input });
  expect(data).toMatchObject({ title: 'Prova', type: 'OTHER', start_time: '1970-01-01T08:00:00Z', end_time: null });
  const listed = await call(server, calls.list, { ...as, query });
  expect(listed.data).toEqual([data, late.data]);
  expect((await call(server, calls.list, { ...as, query: { ...query, to: '2026-05-31' } })).data).toEqual([]);
  const params = { id: data.id };
  const body = { end_time: '09:00', type: 'EXAM' as const, version: 1 };
  const changed = await call(server, calls.update, { ...as, params, body });
  expect(changed.data).toMatchObject({ end_time: '1970-01-01T09:00:00Z', type: 'EXAM', title: 'Prova', version: 2 });
  expect((await call(server, calls.update, { ...as, params, body })).data).toEqual(changed.data);
  const other = { ...body, end_time: '09:30' };
  expect((await refused(server, calls.update, { ...as, params, body: other })).code).toBe('version-conflict');
  await call(server, calls.remove, { ...as, params });
  expect((await refused(server, calls.remove, { ...as, params })).code).toBe('not-found');
});

test.each([
  ['a staff matter, by its title alone', { title: 'Conselho de classe' }, true],
  ['any other', {}, false],
  ['one that is said to be for staff', { staff_only: true }, true],
  ['a staff matter that pupils take part in', { title: 'Conselho de classe', staff_only: false }, false],
])('%s is kept from pupils as it says', async (_, change, staff_only) => {
  const { data } = await call(server, calls.create, { ...as, body: { ...input, date: '2026-05-22', ...change } });
  expect(data.staff_only).toBe(staff_only);
  const seen = (await call(server, dashboardEndpoints.student, { role: 'STUDENT' })).data.upcoming_events;
  expect(seen.some(({ id }) => id === data.id)).toBe(!staff_only);
  const taught = (await call(server, dashboardEndpoints.teacher, as)).data.upcoming_events;
  expect(taught.some(({ id }) => id === data.id)).toBe(true);
  const body = { staff_only: !staff_only, version: 1 };
  await call(server, calls.update, { ...as, params: { id: data.id }, body });
  const after = (await call(server, dashboardEndpoints.student, { role: 'STUDENT' })).data.upcoming_events;
  expect(after.some(({ id }) => id === data.id)).toBe(staff_only);
  await call(server, calls.remove, { ...as, params: { id: data.id } });
});

test.each([
  [{ title: '  ' }, 'title', 'Informe o título'],
  [{ date: '31/12/2026' }, 'date', 'Informe a data'],
  [{ end_time: '08:00' }, 'end_time', 'O término deve vir depois do início'],
  [{ start_time: null, end_time: '09:00' }, 'start_time', 'Informe a hora de início'],
  [{ start_time: '25:00' }, 'start_time', 'Informe a hora de início'],
])('%j is refused', async (change, field, message) => {
  const failure = await refused(server, calls.create, { ...as, body: { ...input, ...change } });
  expect(failure.errors).toEqual([{ field, message }]);
});

test.each([
  [{ start_time: '09:00' }, 'end_time'],
  [{ start_time: null }, 'start_time'],
])('a change to %j would leave times that are no span', async (body, field) => {
  const { data } = await call(server, calls.create, { ...as, body: { ...input, end_time: '09:00' } });
  const failure = await refused(server, calls.update, { ...as, params: { id: data.id }, body });
  expect(failure.errors?.[0]?.field).toBe(field);
});
