import { z } from 'zod';
import { defineEndpoint, defineList } from '../common/endpoint.ts';
import { idSchema, pageQuerySchema } from '../common/envelope.ts';
import { attachmentBodyLimit, fileQuerySchema } from '../common/files.schema.ts';
import { sortSchema } from '../common/sort.ts';
import {
  materialInputSchema,
  materialPatchSchema,
  materialSchema,
  materialWithFileSchema,
} from './materials.schema.ts';

const staff = ['MASTER', 'MUNICIPALITY', 'MANAGER', 'TEACHER'] as const;
const readers = [...staff, 'STUDENT'] as const;
const byId = z.object({ id: idSchema });

/** What the audit log calls these tables. */
export const materialAuditLabels = { materials: 'Material' } as const;

export const materialEndpoints = {
  list: defineList({
    method: 'GET',
    path: '/materials',
    access: { roles: readers, anyOf: ['view_material', 'class_materials'] },
    summary:
      'Materiais das turmas no alcance do usuário, os mais novos primeiro; um estudante lê os publicados de sua turma',
    request: {
      query: pageQuerySchema.extend({
        class_id: idSchema.optional(),
        search: z.string().max(200).optional(),
        sort: sortSchema('title', 'created_at').optional(),
      }),
    },
    response: materialSchema,
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/materials/:id',
    access: { roles: readers, anyOf: ['open_material', 'download_material'] },
    summary: 'Um material com o arquivo em base64',
    request: { params: byId },
    response: materialWithFileSchema,
  }),
  file: defineEndpoint({
    method: 'GET',
    path: '/materials/:id/file',
    access: { roles: readers, anyOf: ['open_material', 'download_material'] },
    summary: 'O arquivo de um material',
    request: { params: byId, query: fileQuerySchema },
    response: z.string(),
    wire: 'file',
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/materials',
    access: { roles: staff, anyOf: ['create_material'] },
    summary: 'Envia um material',
    request: { body: materialInputSchema },
    response: materialSchema,
    bodyLimit: attachmentBodyLimit,
  }),
  update: defineEndpoint({
    method: 'PATCH',
    path: '/materials/:id',
    access: { roles: staff, anyOf: ['update_material'] },
    summary: 'Altera um material',
    request: { params: byId, body: materialPatchSchema },
    response: materialSchema,
    bodyLimit: attachmentBodyLimit,
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/materials/:id',
    access: { roles: staff, anyOf: ['delete_material'] },
    summary: 'Remove um material e seu arquivo',
    request: { params: byId },
    response: z.null(),
  }),
};
