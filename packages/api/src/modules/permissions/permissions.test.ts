import { permissionEndpoints as calls, type Permission, permissionNames, roleDefaults } from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import { auditLog } from '../../schema/audit-log.table.ts';
import { call, refused } from '../../server/testing/call.ts';
import { ids, userOfPupil } from '../../server/testing/fixture.ts';
import { startUndoableServer } from '../../server/testing/test-server.ts';

const server = await startUndoableServer();
afterAll(() => server.close());
afterEach(() => server.undo());

const teacher = { userId: ids.user('TEACHER') };
const set = (role: 'MASTER' | 'MANAGER', userId: string, permissions: Permission[]) =>
  call(server, calls.setUser, { role, params: { userId }, body: { permissions } });
const inForce = async (userId: string) =>
  (await call(server, calls.ofUser, { role: 'MASTER', params: { userId } })).data;

test('each is listed with its name', async () => {
  const { data } = await call(server, calls.list, { role: 'MANAGER' });
  expect(data.map(({ name }) => name)).toEqual([...permissionNames]);
});

test('a list of one’s own holds over the role’s, an empty one too; undoing it brings the role’s back', async () => {
  expect(await inForce(teacher.userId)).toMatchObject({ override: false, updated_by: null });
  const saved = await set('MANAGER', teacher.userId, ['view_class']);
  expect(saved.message).toBe('Permissões do usuário salvas com sucesso!');
  expect(saved.data).toMatchObject({ permissions: ['view_class'], override: true });
  expect(saved.data.updated_by).toEqual({ id: ids.user('MANAGER'), name: 'Pessoa MANAGER' });
  await set('MANAGER', teacher.userId, []);
  expect(await inForce(teacher.userId)).toMatchObject({ permissions: [], override: true });
  const reset = await call(server, calls.resetUser, { role: 'MASTER', params: teacher });
  expect([...reset.data.permissions].sort()).toEqual([...roleDefaults.TEACHER].sort());
  const rows = await server.db.select().from(auditLog).where(eq(auditLog.table_name, 'user_permissions'));
  expect(rows.map(({ to }) => (to as { override: boolean }).override)).toEqual([true, true, false]);
});

test('a save of what stands is no change, of a person or of a role; a list of one’s own that repeats the role’s is one', async () => {
  const entries = async () => (await server.db.select().from(auditLog)).length;
  const before = await entries();
  const reset = () => call(server, calls.resetUser, { role: 'MASTER', params: teacher });
  expect((await reset()).data).toMatchObject({ override: false, updated_by: null });
  const params = { role: 'STUDENT' as const };
  const { permissions } = (await call(server, calls.ofRole, { role: 'MASTER', params })).data;
  await call(server, calls.setRole, { role: 'MASTER', params, body: { permissions: [...permissions].reverse() } });
  expect(await entries()).toBe(before);
  expect((await set('MASTER', teacher.userId, [...roleDefaults.TEACHER])).data.override).toBe(true);
  expect(await entries()).toBe(before + 1);
  expect((await set('MANAGER', teacher.userId, [...roleDefaults.TEACHER])).data.updated_by?.id).toBe(
    ids.user('MASTER'),
  );
  expect(await entries()).toBe(before + 1);
});

test('two people who turn on and off different ones of a list keep each other’s', async () => {
  const base: Permission[] = ['view_class', 'view_users'];
  await set('MASTER', teacher.userId, base);
  const change = (permissions: Permission[]) =>
    call(server, calls.setUser, { role: 'MASTER', params: teacher, body: { permissions, base } });
  await change([...base, 'view_faq']);
  expect((await change(['view_users'])).data.permissions).toEqual(['view_faq', 'view_users']);
});

test('it counts at the next call', async () => {
  await set('MASTER', teacher.userId, []);
  const mine = await call(server, calls.ofUser, { role: 'TEACHER', params: teacher });
  expect(mine.data.permissions).toEqual([]);
});

test('nobody gives what they do not hold, neither by a list nor by undoing one', async () => {
  const give = { role: 'MANAGER', params: teacher } as const;
  const failure = await refused(server, calls.setUser, { ...give, body: { permissions: ['delete_municipality'] } });
  expect([failure.code, failure.errors]).toEqual([
    'not-grantable',
    [{ field: 'permissions', message: 'Você não possui a permissão “Excluir municípios”.' }],
  ]);
  await set('MASTER', teacher.userId, []);
  expect((await refused(server, calls.resetUser, give)).code).toBe('not-grantable');
});

test('a MASTER gives any role every permission, those included that no MASTER holds by default', async () => {
  expect(roleDefaults.MASTER).not.toContain('view_dashboard_teacher');
  const all = await call(server, calls.setRole, {
    role: 'MASTER',
    params: { role: 'MASTER' },
    body: { permissions: [...permissionNames] },
  });
  expect(all.data.permissions).toEqual([...permissionNames]);
});

test('what somebody has already may stay, though the one who saves does not hold it', async () => {
  const stored = [...roleDefaults.TEACHER];
  expect(roleDefaults.MANAGER).not.toContain('view_dashboard_teacher');
  expect((await set('MANAGER', teacher.userId, stored)).data.permissions).toContain('view_dashboard_teacher');
});

test('a manager governs those below, of the own school', async () => {
  const body = { permissions: [] };
  for (const userId of [ids.user('MANAGER'), ids.user('ADMIN')]) {
    expect((await refused(server, calls.setUser, { role: 'MANAGER', params: { userId }, body })).code).toBe(
      'forbidden',
    );
  }
  const far = { userId: userOfPupil(ids.pupil.far) };
  expect((await refused(server, calls.setUser, { role: 'MANAGER', params: far, body })).code).toBe('not-found');
});

test('a role’s list is MASTER’s to change, and holds for all of the role without one of their own', async () => {
  const permissions: Permission[] = ['view_class', 'view_class'];
  const change = { params: { role: 'TEACHER' as const }, body: { permissions } };
  expect((await refused(server, calls.setRole, { role: 'MANAGER', ...change })).code).toBe('forbidden');
  const saved = await call(server, calls.setRole, { role: 'MASTER', ...change });
  expect([saved.message, saved.data.permissions]).toEqual(['Permissões do perfil salvas com sucesso!', ['view_class']]);
  expect((await inForce(teacher.userId)).permissions).toEqual(['view_class']);
  const back = { params: { role: 'TEACHER' as const }, body: { permissions: [...roleDefaults.TEACHER] } };
  expect((await call(server, calls.setRole, { role: 'MASTER', ...back })).data.permissions).toContain(
    'view_dashboard_teacher',
  );
});

test('a manager reads every role’s list but MASTER’s', async () => {
  const read = (role: 'MASTER' | 'MUNICIPALITY') => ({ role: 'MANAGER', params: { role } }) as const;
  expect((await call(server, calls.ofRole, read('MUNICIPALITY'))).data.updated_at).toBeNull();
  expect((await refused(server, calls.ofRole, read('MASTER'))).code).toBe('forbidden');
});

test('profile_permissions cannot be taken from MASTER, as a user or as a role', async () => {
  expect((await set('MASTER', ids.user('MASTER'), [])).data.permissions).toEqual(['profile_permissions']);
  const role = { params: { role: 'MASTER' as const }, body: { permissions: [] } };
  expect((await call(server, calls.setRole, { role: 'MASTER', ...role })).data.permissions).toEqual([
    'profile_permissions',
  ]);
});

test('an unknown name is refused', async () => {
  const body = { permissions: ['detais_students' as Permission] };
  expect((await refused(server, calls.setUser, { role: 'MASTER', params: teacher, body })).code).toBe(
    'invalid-request',
  );
});
