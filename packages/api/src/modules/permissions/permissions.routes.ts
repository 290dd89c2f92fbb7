import { fail, pageOf, permissionEndpoints, permissionNames, succeed } from '@caderneta/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { users } from '../../schema/users.table.ts';
import { registerEndpoint, registerWrite } from '../../server/calls/register-endpoint.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import type { Queries } from '../../server/query/queries.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import { visibleUsers } from '../users/users.service.ts';
import { listPermissionChanges } from './permission-changes.repository.ts';
import { readRolePermissions, readUserPermissions } from './permissions.repository.ts';
import { resetUserPermissions, setRolePermissions, setUserPermissions } from './permissions.writes.ts';

export function addRoutes(app: FastifyInstance, context: ServerContext): void {
  const { list, ofUser, ofRole, changes, setUser, resetUser, setRole } = permissionEndpoints;
  registerEndpoint(app, context, list, async () => {
    const rows = permissionNames.map((name) => ({ id: name, name }));
    return succeed({ rows, total: rows.length, page: 1, limit: rows.length });
  });
  const seenUser = async (db: Queries, viewer: SignedIn, userId: string) => {
    const wanted = and(eq(users.id, userId), visibleUsers(viewer));
    const [user] = await db.select({ id: users.id, role: users.role }).from(users).where(wanted);
    return user;
  };
  registerEndpoint(app, context, ofUser, async ({ params, viewer, db }) => {
    const user = await seenUser(db, viewer, params.userId);
    return user ? succeed(await readUserPermissions(db, user)) : fail('not-found');
  });
  registerEndpoint(app, context, ofRole, async ({ params: { role }, viewer, db }) =>
    role === 'MASTER' && viewer.role !== 'MASTER' ? fail('forbidden') : succeed(await readRolePermissions(db, role)),
  );
  registerEndpoint(app, context, changes, async ({ query, viewer, db }) => {
    const { user_id, role } = query;
    if (role === 'MASTER' && viewer.role !== 'MASTER') return fail('forbidden');
    if (user_id && !(await seenUser(db, viewer, user_id))) return fail('not-found');
    const of = user_id
      ? ({ table: 'user_permissions', recordId: user_id } as const)
      : ({ table: 'role_permissions', recordId: role ?? '' } as const);
    return succeed(await listPermissionChanges(db, of, pageOf(query)));
  });
  registerWrite(
    app,
    context,
    setUser,
    ({ unit, params, body }) => setUserPermissions(unit, params.userId, body),
    'Permissões do usuário salvas com sucesso!',
  );
  registerWrite(
    app,
    context,
    resetUser,
    ({ unit, params }) => resetUserPermissions(unit, params.userId),
    'Permissões do usuário resetadas para as do perfil com sucesso!',
  );
  registerWrite(
    app,
    context,
    setRole,
    ({ unit, params, body }) => setRolePermissions(unit, params.role, body),
    'Permissões do perfil salvas com sucesso!',
  );
}
