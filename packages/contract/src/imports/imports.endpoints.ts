import { z } from 'zod';
import { defineEndpoint } from '../common/endpoint.ts';
import { idSchema } from '../common/envelope.ts';
import {
  importInputSchema,
  importPreviewInputSchema,
  importPreviewSchema,
  importProgressSchema,
  importResultSchema,
} from './imports.schema.ts';

const access = { roles: ['MASTER', 'MUNICIPALITY', 'MANAGER'], anyOf: ['create_users'] } as const;
/** The largest sheet in base64, and the form around it. */
const bodyLimit = 3_000_000;

export const importEndpoints = {
  preview: defineEndpoint({
    method: 'POST',
    path: '/users/import/preview',
    access,
    summary: 'Confere uma planilha de estudantes ou professores, linha a linha, sem gravar nada',
    request: { body: importPreviewInputSchema },
    response: importPreviewSchema,
    bodyLimit,
  }),
  commit: defineEndpoint({
    method: 'POST',
    path: '/users/import',
    access,
    summary: 'Importa uma planilha: todas as linhas, ou nenhuma; de fora ficam as repetidas que não foram confirmadas',
    request: { body: importInputSchema },
    response: importResultSchema,
    bodyLimit,
  }),
  progress: defineEndpoint({
    method: 'GET',
    path: '/users/import/:id',
    access,
    summary: 'Andamento de uma importação de quem pede',
    request: { params: z.object({ id: idSchema }) },
    response: importProgressSchema,
  }),
  cancel: defineEndpoint({
    method: 'POST',
    path: '/users/import/:id/cancel',
    access,
    summary: 'Cancela uma importação em andamento de quem pede: nada dela fica',
    request: { params: z.object({ id: idSchema }) },
    response: importProgressSchema,
  }),
};
