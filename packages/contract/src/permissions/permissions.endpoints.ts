import { z } from 'zod';
import { defineEndpoint } from '../common/endpoint.ts';
import { idSchema } from '../common/envelope.ts';
import { permissionNames } from './permissions.ts';
import { roles } from './roles.ts';

export const permissionEndpoints = {
  ofUser: defineEndpoint({
    method: 'GET',
    path: '/permissions/user/:userId',
    access: 'self',
    summary: 'Permissões em vigor do próprio usuário',
    request: { params: z.object({ userId: idSchema }) },
    response: z.object({ permissions: z.array(z.enum(permissionNames)), override: z.boolean() }),
  }),
  ofRole: defineEndpoint({
    method: 'GET',
    path: '/permissions/role/:role',
    access: 'self',
    summary: 'Permissões do próprio perfil',
    request: { params: z.object({ role: z.enum(roles) }) },
    response: z.object({ permissions: z.array(z.enum(permissionNames)) }),
  }),
};
