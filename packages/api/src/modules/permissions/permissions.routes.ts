import { fail, permissionEndpoints, permissionNames, succeed } from '@caderneta/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { users } from '../../schema/index.ts';
import { registerEndpoint, registerWrite } from '../../server/register-endpoint.ts';
import type { ServerContext } from '../../server/server-config.ts';
import { visibleUsers } from '../users/users.service.ts';
import { readRolePermissions, readUserPermissions } from './permissions.repository.ts';
import { resetUserPermissions, setRolePermissions, setUserPermissions } from './permissions.writes.ts';

export function addPermissionRoutes(app: FastifyInstance, context: ServerContext): void {
  const { list, ofUser, ofRole, setUser, resetUser, setRole } = permissionEndpoints;
  registerEndpoint(app, context, list, async () => {
    const rows = permissionNames.map((name) => ({ id: name, name }));
    return succeed({ rows, total: rows.length, page: 1, limit: rows.length });
  });
  registerEndpoint(app, context, ofUser, async ({ params, viewer, db }) => {
    const [user] = await db
      .select({ id: users.id, role: users.role })
      .from(users)
      .where(and(eq(users.id, params.userId), visibleUsers(viewer)));
    return user ? succeed(await readUserPermissions(db, user)) : fail('not-found');
  });
  registerEndpoint(app, context, ofRole, async ({ params: { role }, viewer, db }) =>
    role === 'MASTER' && viewer.role !== 'MASTER' ? fail('forbidden') : succeed(await readRolePermissions(db, role)),
  );
  registerWrite(
    app,
    context,
    setUser,
    ({ unit, params, body }) => setUserPermissions(unit, params.userId, body.permissions),
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
    ({ unit, params, body }) => setRolePermissions(unit, params.role, body.permissions),
    'Permissões do perfil salvas com sucesso!',
  );
}
