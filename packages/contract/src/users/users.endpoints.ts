import { z } from 'zod';
import { roles } from '../access/roles.ts';
import { accessResetSchema } from '../auth/access-codes.schema.ts';
import { defineEndpoint, defineList } from '../common/endpoint.ts';
import { idSchema, pageQuerySchema } from '../common/envelope.ts';
import { fileQuerySchema } from '../common/files.schema.ts';
import { enrolmentSchema } from './enrolments.schema.ts';
import { userCountsSchema, userInputSchema, userPatchSchema, userRowSchema, userSchema } from './users.schema.ts';

const administrators = ['MASTER', 'MUNICIPALITY', 'MANAGER'] as const;
const staff = [...administrators, 'TEACHER'] as const;
const byId = z.object({ id: idSchema });
/** A photo of 5 MB in base64, and the form around it. */
const formLimit = 7_500_000;

/** What the audit log calls these tables. */
export const userAuditLabels = { enrolments: 'Matrícula em turma', users: 'Usuário' } as const;

export const userEndpoints = {
  list: defineList({
    method: 'GET',
    path: '/users',
    access: { roles: staff, anyOf: ['view_users'] },
    summary: 'Usuários no alcance de quem pede; os mais recentes primeiro, se a ordem não for pedida',
    request: {
      query: pageQuerySchema.extend({
        search: z.string().max(200).optional(),
        role: z.enum(roles).optional(),
        status: z.enum(['active', 'inactive']).optional(),
        institution_id: idSchema.optional(),
        municipality_id: idSchema.optional(),
        class_id: idSchema.optional(),
        sort: z.enum(['name', '-name', 'email', '-email', 'role', '-role', 'created_at', '-created_at']).optional(),
      }),
    },
    response: userRowSchema,
  }),
  counts: defineEndpoint({
    method: 'GET',
    path: '/users/counts',
    access: { roles: staff, anyOf: ['view_users'] },
    summary: 'Quantos usuários há no alcance de quem pede, por perfil e situação',
    response: userCountsSchema,
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/users/:id',
    access: { roles: staff, anyOf: ['details_users'], own: { param: 'id' } },
    summary: 'Um usuário, com perfil, contatos e foto',
    request: { params: byId },
    response: userSchema,
  }),
  photo: defineEndpoint({
    method: 'GET',
    path: '/users/:id/photo',
    access: { roles: staff, anyOf: ['view_users', 'details_users'], own: { param: 'id' } },
    summary: 'A foto de um usuário',
    request: { params: byId, query: fileQuerySchema },
    response: z.string(),
    wire: 'file',
  }),
  enrolments: defineList({
    method: 'GET',
    path: '/users/:id/enrolments',
    access: { roles: staff, anyOf: ['details_users'], own: { param: 'id' } },
    summary: 'Turmas por que um estudante passou, a atual primeiro',
    request: { params: byId, query: pageQuerySchema },
    response: enrolmentSchema,
  }),
  resetAccess: defineEndpoint({
    method: 'POST',
    path: '/users/:id/access-reset',
    access: { roles: administrators, anyOf: ['update_users'] },
    summary: 'Tira a senha de um usuário de perfil abaixo, encerra suas sessões e dá um código de primeiro acesso',
    request: { params: byId },
    response: accessResetSchema,
    secret: true,
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/users',
    access: { roles: administrators, anyOf: ['create_users'] },
    summary: 'Cria um usuário de perfil abaixo do de quem cria',
    request: { body: userInputSchema },
    response: userSchema,
    bodyLimit: formLimit,
  }),
  update: defineEndpoint({
    method: 'PATCH',
    path: '/users/:id',
    access: { roles: administrators, anyOf: ['update_users'], own: { param: 'id', roles: staff } },
    summary: 'Altera um usuário de perfil abaixo, ou o próprio',
    request: { params: byId, body: userPatchSchema },
    response: userSchema,
    bodyLimit: formLimit,
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/users/:id',
    access: { roles: administrators, anyOf: ['delete_users'], own: { param: 'id', roles: staff } },
    summary: 'Remove um usuário; quem guarda notas, chamadas ou resultados é arquivado',
    request: { params: byId },
    response: z.object({ archived: z.boolean() }),
  }),
};
