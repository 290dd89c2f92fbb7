import { z } from 'zod';
import { defineEndpoint } from '../common/endpoint.ts';

export const dashboardEndpoints = {
  summary: defineEndpoint({
    method: 'GET',
    path: '/dashboard/summary',
    access: 'self',
    summary: 'Contagens do que está no alcance do usuário no ano letivo corrente',
    response: z.object({
      academic_year: z.number(),
      classes: z.number(),
      students: z.number(),
      assessments: z.number(),
      results_in_review: z.number(),
    }),
  }),
};
