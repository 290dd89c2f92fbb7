import { z } from 'zod';
import type { RoleAccess } from '../access/access.ts';
import { correctors } from '../access/correctors.ts';
import { defineEndpoint } from '../common/endpoint.ts';
import { idSchema } from '../common/envelope.ts';
import { attachmentBodyLimit, fileQuerySchema } from '../common/files.schema.ts';
import {
  consentInputSchema,
  recordingInputSchema,
  recordingStateSchema,
  storedRecordingsSchema,
} from './recordings.schema.ts';

const network: RoleAccess = { roles: ['MASTER', 'MUNICIPALITY'], anyOf: ['view_settings'] };
const ofResult = z.object({ id: idSchema, studentProfileId: idSchema });
const byId = z.object({ id: idSchema });

/** What the audit log calls these tables. */
export const recordingAuditLabels = {
  reading_recordings: 'Gravação de leitura',
  recording_consents: 'Consentimento para gravações',
} as const;

export const recordingEndpoints = {
  state: defineEndpoint({
    method: 'GET',
    path: '/assessments/:id/results/:studentProfileId/recording',
    access: correctors,
    summary: 'Se a rede guarda gravações, se o responsável consentiu e se a desta leitura está guardada',
    request: { params: ofResult },
    response: recordingStateSchema,
  }),
  keep: defineEndpoint({
    method: 'POST',
    path: '/assessments/:id/results/:studentProfileId/recording',
    access: correctors,
    summary: 'Guarda a gravação de uma leitura conferida por ouvido, com o consentimento do responsável',
    request: { params: ofResult, body: recordingInputSchema },
    response: recordingStateSchema,
    bodyLimit: attachmentBodyLimit,
  }),
  consent: defineEndpoint({
    method: 'PUT',
    path: '/assessments/:id/results/:studentProfileId/recording-consent',
    access: correctors,
    summary: 'Registra o consentimento do responsável por um aluno',
    request: { params: ofResult, body: consentInputSchema },
    response: recordingStateSchema,
  }),
  withdraw: defineEndpoint({
    method: 'DELETE',
    path: '/assessments/:id/results/:studentProfileId/recording-consent',
    access: correctors,
    summary: 'Retira o consentimento e apaga as gravações do aluno',
    request: { params: ofResult },
    response: recordingStateSchema,
  }),
  stored: defineEndpoint({
    method: 'GET',
    path: '/settings/municipality/:id/recordings',
    access: network,
    summary: 'Quantas gravações e consentimentos um município guarda',
    request: { params: byId },
    response: storedRecordingsSchema,
  }),
  archive: defineEndpoint({
    method: 'GET',
    path: '/settings/municipality/:id/recordings/archive',
    access: network,
    summary: 'As gravações de um município em ZIP, sem nomes, para calibrar a análise',
    request: { params: byId, query: fileQuerySchema },
    response: z.string(),
    wire: 'file',
  }),
};
