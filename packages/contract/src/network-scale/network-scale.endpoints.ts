import { z } from 'zod';
import type { RoleAccess } from '../access/access.ts';
import { defineEndpoint } from '../common/endpoint.ts';
import { idSchema } from '../common/envelope.ts';
import {
  scaleExamSchema,
  scaleRunInputSchema,
  scaleRunResultSchema,
  scaleRunSchema,
  schoolScaleYearSchema,
} from './network-scale.schema.ts';

const network: RoleAccess = { roles: ['MASTER', 'MUNICIPALITY'] };
const byId = z.object({ id: idSchema });
const ofMunicipality = z.object({ municipality_id: idSchema });

/** What the audit log calls these tables. */
export const networkScaleAuditLabels = { scale_runs: 'Escala da rede' } as const;

export const networkScaleEndpoints = {
  exams: defineEndpoint({
    method: 'GET',
    path: '/scale-exams',
    access: network,
    summary: 'Avaliações de gabarito aplicadas a várias turmas de um município, e os modelos que a amostra permite',
    request: { query: ofMunicipality },
    response: z.array(scaleExamSchema),
  }),
  runs: defineEndpoint({
    method: 'GET',
    path: '/scale-runs',
    access: network,
    summary: 'Calibrações da escala da rede de um município, a mais nova primeiro',
    request: { query: ofMunicipality },
    response: z.array(scaleRunSchema),
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/scale-runs/:id',
    access: network,
    summary: 'Uma calibração: andamento ou resultado, com a rede ao longo dos anos; nunca por aluno',
    request: { params: byId },
    response: scaleRunResultSchema,
  }),
  schoolYears: defineEndpoint({
    method: 'GET',
    path: '/scale-runs/:id/years',
    access: network,
    summary: 'Uma escola e as suas turmas em cada avaliação da escala de uma calibração; nunca por aluno',
    request: { params: byId, query: z.object({ institution_id: idSchema }) },
    response: z.array(schoolScaleYearSchema),
  }),
  start: defineEndpoint({
    method: 'POST',
    path: '/scale-runs',
    access: network,
    summary: 'Inicia uma calibração em segundo plano; sem base, a avaliação passa a ser a do ano-base',
    request: { body: scaleRunInputSchema },
    response: scaleRunSchema,
  }),
  cancel: defineEndpoint({
    method: 'POST',
    path: '/scale-runs/:id/cancel',
    access: network,
    summary: 'Cancela uma calibração que espera ou está em andamento',
    request: { params: byId },
    response: scaleRunSchema,
  }),
};
