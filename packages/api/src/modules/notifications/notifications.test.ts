import {
  notificationEndpoints as calls,
  classEventEndpoints,
  type NotificationType,
  settingsEndpoints,
} from '@caderneta/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { globalNotifications, notifications } from '../../schema/notifications.table.ts';
import { call } from '../../server/testing/call.ts';
import { ids, testNow } from '../../server/testing/fixture.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';
import { recordChanges } from '../../server/writes/journal.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const rows = Array.from({ length: 25 }, (_, index) => ({
    message: `Aviso ${index}`,
    created_at: new Date(testNow.getTime() - (index + 1) * 1000),
  }));
  await server.db.insert(notifications).values(rows.map((row) => ({ ...row, user_id: ids.user('TEACHER') })));
  await server.db.insert(globalNotifications).values(rows);
});
afterAll(() => server.close());

test('as many as asked for, all when nothing is asked, the newest first', async () => {
  for (const endpoint of [calls.list, calls.listGlobal]) {
    const { data, list } = await call(server, endpoint, { role: 'TEACHER', query: { limit: '20' } });
    expect((await call(server, endpoint, { role: 'TEACHER' })).data).toHaveLength(26);
    expect([data.length, data[1]?.message, list]).toEqual([
      20,
      'Aviso 0',
      { total: 26, page: 1, limit: 20, truncated: true },
    ]);
    expect((await call(server, endpoint, { role: 'TEACHER', query: { limit: '100' } })).data).toHaveLength(26);
  }
});

test('a personal one is read once; the first time is kept', async () => {
  const params = { id: ids.notification('TEACHER') };
  const readAt = async () =>
    (await call(server, calls.list, { role: 'TEACHER' })).data.find(({ id }) => id === params.id)?.read_at;
  expect(await readAt()).toBeNull();
  await call(server, calls.markRead, { role: 'TEACHER', params });
  server.setNow(new Date(testNow.getTime() + 60_000));
  await call(server, calls.markRead, { role: 'TEACHER', params });
  server.setNow(testNow);
  expect(await readAt()).toBe(testNow.toISOString());
});

test('an announcement is read by each on their own, and names nobody else', async () => {
  const params = { id: ids.announcement };
  const readBy = async (role: 'TEACHER' | 'STUDENT') =>
    (await call(server, calls.listGlobal, { role })).data.find(({ id }) => id === params.id)?.read_by;
  await call(server, calls.markGlobalRead, { role: 'TEACHER', params });
  await call(server, calls.markGlobalRead, { role: 'TEACHER', params });
  expect([await readBy('TEACHER'), await readBy('STUDENT')]).toEqual([[ids.user('TEACHER')], []]);
});

test("one's own acts come as read; what came of itself does not", async () => {
  const body = { class_id: ids.class.assigned, title: 'Feira de ciências', date: '2026-06-01' };
  await call(server, classEventEndpoints.create, { role: 'MANAGER', body });
  const [notice] = (await call(server, calls.list, { role: 'MANAGER', query: { search: 'Feira' } })).data;
  expect(notice).toMatchObject({ title: 'Evento criado', read_at: testNow.toISOString() });
  const author = { userId: ids.user('MANAGER'), now: testNow, requestId: 'r' };
  const news = {
    action: 'OTHER',
    title: 'Relatório pronto',
    message: 'O relatório ficou pronto.',
    isNews: true,
  } as const;
  await recordChanges(server.db, author, [], news);
  const [fresh] = (await call(server, calls.list, { role: 'MANAGER', query: { search: 'pronto' } })).data;
  expect(fresh?.read_at).toBeNull();
});

test('all at once are those that are shown: a kind that was switched off comes back as new', async () => {
  const user_id = ids.user('MUNICIPALITY');
  const created_at = testNow;
  await server.db.insert(notifications).values([
    { user_id, created_at, type: 'UPDATE', message: 'Turma atualizada' },
    { user_id, created_at, type: 'CREATE', message: 'Turma criada' },
  ]);
  const mute = (muted: readonly NotificationType[]) =>
    call(server, settingsEndpoints.updateOwn, { role: 'MUNICIPALITY', body: { notifications: { muted: [...muted] } } });
  await mute(['CREATE']);
  await call(server, calls.markAllRead, { role: 'MUNICIPALITY' });
  await mute([]);
  const { data } = await call(server, calls.list, { role: 'MUNICIPALITY', query: { search: 'Turma' } });
  expect(new Map(data.map(({ message, read_at }) => [message, read_at !== null]))).toEqual(
    new Map([
      ['Turma atualizada', true],
      ['Turma criada', false],
    ]),
  );
});
