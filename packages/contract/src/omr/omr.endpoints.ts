import { correctors } from '../access/correctors.ts';
import { defineEndpoint } from '../common/endpoint.ts';
import { omrProcessResponseSchema } from './omr-process.schema.ts';

/** Largest photo that a reader takes, bytes. */
export const sheetPhotoLimit = 30_000_000;

export const omrEndpoints = {
  process: defineEndpoint({
    method: 'POST',
    path: '/omr/process',
    access: correctors,
    summary: 'Lê a foto de uma folha de respostas (file) contra um gabarito (gabarito)',
    response: omrProcessResponseSchema,
    bodyLimit: sheetPhotoLimit,
    wire: 'form',
  }),
  legacyProcess: defineEndpoint({
    method: 'POST',
    path: '/api/processar-omr',
    access: 'public',
    summary: 'A mesma leitura para os clientes já instalados, sem sessão; só com CADERNETA_OPEN_LEGACY=on',
    response: omrProcessResponseSchema,
    bodyLimit: sheetPhotoLimit,
    wire: 'bare-form',
  }),
};
