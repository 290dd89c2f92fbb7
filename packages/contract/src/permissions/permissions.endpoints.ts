import { z } from 'zod';
import { permissionNames } from '../access/permissions.ts';
import { roles } from '../access/roles.ts';
import { defineEndpoint, defineList } from '../common/endpoint.ts';
import { idSchema, pageQuerySchema } from '../common/envelope.ts';

const byUser = z.object({ userId: idSchema });
const byRole = z.object({ role: z.enum(roles) });
const names = z.array(z.enum(permissionNames));
/**
 * A list as it is to be. `base` is the list that the change was made to: of the others, what somebody else changed since stays. Without
 * it the list holds as a whole.
 */
const input = z.object({ permissions: names.max(200), base: names.max(200).optional() });
export type PermissionsInput = z.output<typeof input>;
const lastChange = {
  /** Who last changed the list, and when; null while it is what the role has by default. */
  updated_by: z.object({ id: z.string(), name: z.string() }).nullable(),
  updated_at: z.string().nullable(),
};
/** Permissions in force of a user. `override`: a list of their own holds, even an empty one; else the role's. */
const ofUser = z.object({ permissions: names, override: z.boolean(), ...lastChange });
const ofRole = z.object({ permissions: names, ...lastChange });
/** One change of a list: what came and what went. `override` is whether the user has a list of their own after it; null for a role's. */
const change = z.object({
  id: z.string(),
  created_at: z.string(),
  user: z.object({ id: z.string(), name: z.string() }).nullable(),
  added: z.array(z.string()),
  removed: z.array(z.string()),
  override: z.boolean().nullable(),
});
const governors = { roles: ['MASTER', 'MANAGER'], anyOf: ['profile_permissions'] } as const;

/** What the audit log calls these tables. */
export const permissionAuditLabels = {
  role_permissions: 'Permissões de perfil',
  user_permissions: 'Permissões de usuário',
} as const;

export const permissionEndpoints = {
  list: defineList({
    method: 'GET',
    path: '/permissions',
    access: governors,
    summary: 'Todas as permissões que existem',
    response: z.object({ id: z.string(), name: z.enum(permissionNames) }),
  }),
  ofUser: defineEndpoint({
    method: 'GET',
    path: '/permissions/user/:userId',
    access: { ...governors, own: { param: 'userId' } },
    summary: 'Permissões em vigor de um usuário',
    request: { params: byUser },
    response: ofUser,
  }),
  ofRole: defineEndpoint({
    method: 'GET',
    path: '/permissions/role/:role',
    access: { ...governors, own: { param: 'role', of: 'role' } },
    summary: 'Permissões de um perfil',
    request: { params: byRole },
    response: ofRole,
  }),
  changes: defineList({
    method: 'GET',
    path: '/permissions/changes',
    access: governors,
    summary: 'Quem mudou as permissões de um usuário ou de um perfil, e o quê; a mudança mais nova primeiro',
    request: {
      query: pageQuerySchema
        .extend({ user_id: idSchema.optional(), role: z.enum(roles).optional() })
        .refine(({ user_id, role }) => !user_id !== !role, {
          message: 'Informe um usuário ou um perfil',
          path: ['user_id'],
        }),
    },
    response: change,
  }),
  setUser: defineEndpoint({
    method: 'PATCH',
    path: '/permissions/user/:userId',
    access: governors,
    summary: 'Dá a um usuário uma lista só dele, que pode ser vazia',
    request: { params: byUser, body: input },
    response: ofUser,
  }),
  resetUser: defineEndpoint({
    method: 'DELETE',
    path: '/permissions/user/:userId',
    access: governors,
    summary: 'Desfaz a lista do usuário: volta a valer a do perfil',
    request: { params: byUser },
    response: ofUser,
  }),
  setRole: defineEndpoint({
    method: 'PATCH',
    path: '/permissions/role/:role',
    access: { roles: ['MASTER'], anyOf: ['profile_permissions'] },
    summary: 'Muda a lista de um perfil em toda a rede',
    request: { params: byRole, body: input },
    response: ofRole,
  }),
};
