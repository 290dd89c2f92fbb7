import { fail, permissionEndpoints, permissionNames, succeed } from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { userPermissionOverrides } from '../../schema/index.ts';
import { registerEndpoint } from '../../server/register-endpoint.ts';
import type { ServerContext } from '../../server/server-config.ts';
import { readRolePermissions } from './permissions.repository.ts';

export function addPermissionRoutes(app: FastifyInstance, context: ServerContext): void {
  registerEndpoint(app, context, permissionEndpoints.ofUser, async ({ params, viewer, db }) => {
    if (params.userId !== viewer.userId) return fail('not-found');
    const mark = eq(userPermissionOverrides.user_id, viewer.userId);
    const own = await db.select({ user: userPermissionOverrides.user_id }).from(userPermissionOverrides).where(mark);
    const permissions = permissionNames.filter((name) => viewer.permissions.has(name));
    return succeed({ permissions, override: own.length > 0 });
  });

  registerEndpoint(app, context, permissionEndpoints.ofRole, async ({ params, viewer, db }) =>
    params.role === viewer.role
      ? succeed({ permissions: await readRolePermissions(db, viewer.role) })
      : fail('not-found'),
  );
}
