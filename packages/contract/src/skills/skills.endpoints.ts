import { z } from 'zod';
import type { RoleAccess } from '../access/access.ts';
import { defineEndpoint, defineList } from '../common/endpoint.ts';
import { idSchema, pageQuerySchema } from '../common/envelope.ts';
import { skillKinds } from './skill-codes.rules.ts';
import {
  skillImportInputSchema,
  skillImportResultSchema,
  skillPreviewInputSchema,
  skillPreviewSchema,
} from './skill-import.schema.ts';
import { skillSheetSizeLimit } from './skill-sheet-limits.ts';
import { skillInputSchema, skillPatchSchema, skillSchema } from './skills.schema.ts';

const staff: RoleAccess = { roles: ['MASTER', 'MUNICIPALITY', 'MANAGER', 'TEACHER'] };
const writers: RoleAccess = { roles: ['MASTER', 'MUNICIPALITY'] };
const byId = z.object({ id: idSchema });
/** The largest sheet in base64, and the form around it. */
const bodyLimit = skillSheetSizeLimit * 1.5;

/** What the audit log calls these tables. */
export const skillAuditLabels = { skills: 'Habilidade' } as const;

export const skillEndpoints = {
  list: defineList({
    method: 'GET',
    path: '/skills',
    access: staff,
    summary: 'Habilidades dos municípios no alcance do usuário, por código; sem página, todas',
    request: {
      query: pageQuerySchema.extend({
        municipality_id: idSchema.optional(),
        search: z.string().max(200).optional(),
        kind: z.enum(skillKinds).optional(),
        year: z
          .string()
          .regex(/^([1-9]|1[0-2])$/, 'Escolha um ano de 1 a 12')
          .optional(),
      }),
    },
    response: skillSchema,
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/skills',
    access: writers,
    summary: 'Cria uma habilidade; componente e anos seguem do código',
    request: { body: skillInputSchema },
    response: skillSchema,
  }),
  update: defineEndpoint({
    method: 'PATCH',
    path: '/skills/:id',
    access: writers,
    summary: 'Altera uma habilidade; o código fica',
    request: { params: byId, body: skillPatchSchema },
    response: skillSchema,
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/skills/:id',
    access: writers,
    summary: 'Remove uma habilidade que nenhuma questão nem evento usa',
    request: { params: byId },
    response: z.null(),
  }),
  preview: defineEndpoint({
    method: 'POST',
    path: '/skills/import/preview',
    access: writers,
    summary: 'Confere uma planilha de habilidades: o que é novo, mudou ou saiu; nada é gravado',
    request: { body: skillPreviewInputSchema },
    response: skillPreviewSchema,
    bodyLimit,
  }),
  commit: defineEndpoint({
    method: 'POST',
    path: '/skills/import',
    access: writers,
    summary: 'Importa uma planilha de habilidades: todas as linhas, ou nenhuma',
    request: { body: skillImportInputSchema },
    response: skillImportResultSchema,
    bodyLimit,
  }),
};
