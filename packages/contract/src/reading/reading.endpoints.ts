import { correctors } from '../access/correctors.ts';
import { defineEndpoint } from '../common/endpoint.ts';
import { audioAnalysisSchema } from './reading.schema.ts';

/** Largest recording, bytes: about 40 minutes of MP3, 5 of WAV. */
export const recordingLimit = 30_000_000;

export const readingEndpoints = {
  analyse: defineEndpoint({
    method: 'POST',
    path: '/reading/analyse',
    access: correctors,
    summary: 'Avalia a gravação de uma leitura (audio) com um texto de referência (texto) e a turma (turma)',
    response: audioAnalysisSchema,
    bodyLimit: recordingLimit,
    wire: 'bare-form',
  }),
  legacyAnalyse: defineEndpoint({
    method: 'POST',
    path: '/api/analisar-audio',
    access: 'public',
    summary: 'A mesma avaliação para os clientes já instalados, sem sessão; só com CADERNETA_OPEN_LEGACY=on',
    response: audioAnalysisSchema,
    bodyLimit: recordingLimit,
    wire: 'bare-form',
  }),
  proxy: defineEndpoint({
    method: 'POST',
    path: '/proxy/audio',
    access: correctors,
    summary: 'Leva a gravação ao serviço de x-target-url, se um administrador o configurou',
    response: audioAnalysisSchema,
    bodyLimit: recordingLimit,
    wire: 'bare-form',
  }),
};
