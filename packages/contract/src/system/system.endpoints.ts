import { z } from 'zod';
import { roles } from '../access/roles.ts';
import { defineEndpoint } from '../common/endpoint.ts';

/** One account a role, as the sign-in page of a demonstration lists them. */
const demoAccountSchema = z.object({
  role: z.enum(roles),
  name: z.string(),
  email: z.string(),
  password: z.string(),
});
export type DemoAccount = z.infer<typeof demoAccountSchema>;

export const systemEndpoints = {
  health: defineEndpoint({
    method: 'GET',
    path: '/health',
    access: 'public',
    summary: 'Diz se o processo responde; um que não responde deve ser reiniciado',
    response: z.object({ status: z.literal('ok') }),
  }),
  ready: defineEndpoint({
    method: 'GET',
    path: '/ready',
    access: 'public',
    summary: 'Diz se o servidor e o banco atendem; sem o banco responde 503, sem espaço em disco 507',
    response: z.object({ status: z.literal('ok') }),
  }),
  welcome: defineEndpoint({
    method: 'GET',
    path: '/welcome',
    access: 'public',
    summary: 'O que a página de entrada mostra: ano letivo e, numa demonstração, uma conta por perfil',
    response: z.object({ academic_year: z.number(), demo: z.boolean(), accounts: z.array(demoAccountSchema) }),
  }),
};
