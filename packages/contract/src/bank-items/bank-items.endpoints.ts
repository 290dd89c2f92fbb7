import { z } from 'zod';
import { correctors } from '../access/correctors.ts';
import { assessmentSchema } from '../assessments/assessments.schema.ts';
import { defineEndpoint, defineList } from '../common/endpoint.ts';
import { idSchema, pageQuerySchema } from '../common/envelope.ts';
import { fileQuerySchema } from '../common/files.schema.ts';
import { itemLevels } from './bank-items.rules.ts';
import {
  assembleInputSchema,
  bankItemInputSchema,
  bankItemPatchSchema,
  bankItemSchema,
  bankItemWithUsesSchema,
  bookletSchema,
} from './bank-items.schema.ts';

const byId = z.object({ id: idSchema });
/** A picture of 2 MB in base64, and the form around it. */
export const itemPictureLimit = 2_000_000;
const bodyLimit = itemPictureLimit * 1.5;

/** What the audit log calls these tables. */
export const bankItemAuditLabels = { bank_items: 'Questão do banco' } as const;

export const bankItemEndpoints = {
  list: defineList({
    method: 'GET',
    path: '/bank-items',
    access: correctors,
    summary: 'Questões do banco dos municípios no alcance do usuário, da mais nova à mais antiga',
    request: {
      query: pageQuerySchema.extend({
        municipality_id: idSchema.optional(),
        component: z.string().max(120).optional(),
        year: z
          .string()
          .regex(/^([1-9]|1[0-2])$/, 'Escolha um ano de 1 a 12')
          .optional(),
        skill: z.string().max(24).optional(),
        level: z.enum(itemLevels).optional(),
        /** Archived ones alone; without it those that are not. */
        archived: z.enum(['true', 'false']).optional(),
        search: z.string().max(200).optional(),
      }),
    },
    response: bankItemSchema,
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/bank-items/:id',
    access: correctors,
    summary: 'Uma questão do banco, com o que os alunos fizeram dela em cada uso',
    request: { params: byId },
    response: bankItemWithUsesSchema,
  }),
  picture: defineEndpoint({
    method: 'GET',
    path: '/bank-items/:id/picture',
    access: correctors,
    summary: 'A imagem de uma questão do banco',
    request: { params: byId, query: fileQuerySchema },
    response: z.string(),
    wire: 'file',
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/bank-items',
    access: correctors,
    summary: 'Guarda uma questão no banco',
    request: { body: bankItemInputSchema },
    response: bankItemSchema,
    bodyLimit,
  }),
  update: defineEndpoint({
    method: 'PATCH',
    path: '/bank-items/:id',
    access: correctors,
    summary: 'Altera, arquiva ou traz de volta uma questão do banco; o que já foi impresso dela fica',
    request: { params: byId, body: bankItemPatchSchema },
    response: bankItemSchema,
    bodyLimit,
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/bank-items/:id',
    access: correctors,
    summary: 'Remove uma questão do banco; a que tem usos é arquivada',
    request: { params: byId },
    response: z.object({ archived: z.boolean() }),
  }),
  assemble: defineEndpoint({
    method: 'POST',
    path: '/bank-items/assessments',
    access: correctors,
    summary: 'Monta uma avaliação com questões do banco: gabarito, versões e habilidades seguem delas',
    request: { body: assembleInputSchema },
    response: assessmentSchema,
  }),
  booklet: defineEndpoint({
    method: 'GET',
    path: '/assessments/:id/booklet',
    access: correctors,
    summary: 'O caderno de questões de uma avaliação montada com o banco, sem o que é certo',
    request: { params: byId },
    response: bookletSchema,
  }),
};
