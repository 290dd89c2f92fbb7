import { notificationEndpoints as calls } from '@caderneta/contract';
import { afterAll, afterEach, expect, test } from 'vitest';
import { call, refused } from '../../server/testing/call.ts';
import { ids } from '../../server/testing/fixture.ts';
import { send, startUndoableServer } from '../../server/testing/test-server.ts';

const server = await startUndoableServer();
afterAll(() => server.close());
afterEach(() => server.undo());

const announce = (body: { title?: string; message: string }) => call(server, calls.announce, { role: 'MASTER', body });

test('an announcement reaches everybody; a blank title is none', async () => {
  const { data, message } = await announce({ title: ' ', message: ' Manutenção às 22:00 ' });
  expect([message, data.title, data.message, data.type]).toEqual([
    'Notificação enviada para todos',
    null,
    'Manutenção às 22:00',
    'OTHER',
  ]);
  const shown = await call(server, calls.listGlobal, { role: 'STUDENT', query: { limit: '20' } });
  expect(shown.data[0]).toMatchObject({ id: data.id, read_by: [] });
  const blank = await refused(server, calls.announce, { role: 'MASTER', body: { message: '  ' } });
  expect(blank.errors).toEqual([{ field: 'message', message: 'Informe a mensagem' }]);
});

test('read state is each user’s own; marking all read covers both kinds', async () => {
  const { data } = await announce({ message: 'Olá' });
  await call(server, calls.markGlobalRead, { role: 'TEACHER', params: { id: data.id } });
  const unread = async (role: 'TEACHER' | 'STUDENT') => {
    const query = { status: 'new' as const };
    const own = await call(server, calls.list, { role, query });
    const general = await call(server, calls.listGlobal, { role, query });
    return [own.list.total, general.list.total];
  };
  expect([await unread('TEACHER'), await unread('STUDENT')]).toEqual([
    [1, 1],
    [1, 2],
  ]);
  await call(server, calls.markAllRead, { role: 'TEACHER', query: { user_id: ids.user('TEACHER') } });
  expect([await unread('TEACHER'), await unread('STUDENT')]).toEqual([
    [0, 0],
    [1, 2],
  ]);
  const other = { role: 'TEACHER', query: { user_id: ids.user('STUDENT') } } as const;
  expect((await refused(server, calls.markAllRead, other)).code).toBe('not-found');
  expect((await refused(server, calls.list, other)).code).toBe('not-found');
});

test('the history is filtered by type and searched in title, message and type', async () => {
  await announce({ title: 'Manutenção', message: 'Sistema fora do ar' });
  const found = async (query: object) => (await call(server, calls.list, { role: 'MASTER', query })).data.length;
  expect(await found({ type: 'CREATE' })).toBe(1);
  expect(await found({ search: 'manutencao' })).toBe(1);
  expect(await found({ search: 'create' })).toBe(1);
  expect(await found({ type: 'CREATE', search: 'turma' })).toBe(0);
});

test('polling costs an empty 304 until something is new', async () => {
  const first = await send(server.app, 'GET', '/notifications?limit=20', { role: 'MASTER' });
  const tag = String(first.headers.etag);
  const ask = () =>
    send(server.app, 'GET', '/notifications?limit=20', { role: 'MASTER', headers: { 'if-none-match': tag } });
  const same = await ask();
  expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', tag]);
  await announce({ message: 'Olá' });
  expect((await ask()).statusCode).toBe(200);
});
