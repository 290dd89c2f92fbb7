import { z } from 'zod';
import { defineEndpoint } from '../common/endpoint.ts';
import { idSchema } from '../common/envelope.ts';
import { pupilConsentSchema } from './recordings.schema.ts';

const byId = z.object({ id: idSchema });
const administrators = ['MASTER', 'MUNICIPALITY', 'MANAGER'] as const;

/** Consents on a pupil's page, without a reading in hand. */
export const pupilConsentEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/users/:id/recording-consents',
    access: { roles: administrators, anyOf: ['details_users'] },
    summary: 'Consentimentos para guardar gravações de um aluno, um por rede',
    request: { params: byId },
    response: z.array(pupilConsentSchema),
  }),
  withdraw: defineEndpoint({
    method: 'DELETE',
    path: '/users/:id/recording-consents',
    access: { roles: administrators, anyOf: ['update_users'] },
    summary: 'Retira os consentimentos de um aluno e apaga as gravações, sem uma avaliação em mãos',
    request: { params: byId },
    response: z.array(pupilConsentSchema),
  }),
};
