import { z } from 'zod';
import { correctors } from '../access/correctors.ts';
import { defineEndpoint, defineList } from '../common/endpoint.ts';
import { idSchema, pageQuerySchema } from '../common/envelope.ts';
import { attachmentBodyLimit, fileQuerySchema } from '../common/files.schema.ts';
import {
  sheetModelEditionInputSchema,
  sheetModelEditionSchema,
  sheetModelInputSchema,
  sheetModelPatchSchema,
  sheetModelSchema,
} from './sheet-models.schema.ts';

const byId = z.object({ id: idSchema });
const byEdition = byId.extend({ editionId: idSchema });

/** What the audit log calls these tables. */
export const sheetModelAuditLabels = { sheet_models: 'Modelo de folha' } as const;

export const sheetModelEndpoints = {
  list: defineList({
    method: 'GET',
    path: '/sheet-models',
    access: correctors,
    summary: 'Modelos de folha da rede e das escolas no alcance do usuário, por nome',
    request: {
      query: pageQuerySchema.extend({
        /** Those that an assessment of this school may use: its own and its network's. */
        institution_id: idSchema.optional(),
        archived: z.enum(['true', 'false']).optional(),
        search: z.string().max(200).optional(),
      }),
    },
    response: sheetModelSchema,
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/sheet-models/:id',
    access: correctors,
    summary: 'Um modelo de folha com suas versões',
    request: { params: byId },
    response: sheetModelSchema,
  }),
  edition: defineEndpoint({
    method: 'GET',
    path: '/sheet-models/:id/editions/:editionId',
    access: correctors,
    summary: 'Uma versão de um modelo de folha, com seus grupos',
    request: { params: byEdition },
    response: sheetModelEditionSchema,
  }),
  picture: defineEndpoint({
    method: 'GET',
    path: '/sheet-models/:id/editions/:editionId/picture',
    access: correctors,
    summary: 'A imagem de que uma versão de um modelo de folha foi feita',
    request: { params: byEdition, query: fileQuerySchema },
    response: z.string(),
    wire: 'file',
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/sheet-models',
    access: correctors,
    summary: 'Cria um modelo de folha, da rede ou de uma escola',
    request: { body: sheetModelInputSchema },
    response: sheetModelSchema,
    bodyLimit: attachmentBodyLimit,
  }),
  addEdition: defineEndpoint({
    method: 'POST',
    path: '/sheet-models/:id/editions',
    access: correctors,
    summary: 'Cria outra versão de um modelo de folha; avaliações ficam com a que têm',
    request: { params: byId, body: sheetModelEditionInputSchema },
    response: sheetModelSchema,
    bodyLimit: attachmentBodyLimit,
  }),
  update: defineEndpoint({
    method: 'PATCH',
    path: '/sheet-models/:id',
    access: correctors,
    summary: 'Renomeia um modelo de folha, arquiva-o ou o traz de volta',
    request: { params: byId, body: sheetModelPatchSchema },
    response: sheetModelSchema,
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/sheet-models/:id',
    access: correctors,
    summary: 'Remove um modelo de folha; o que alguma avaliação usa é arquivado',
    request: { params: byId },
    response: z.object({ archived: z.boolean() }),
  }),
};
