import { z } from 'zod';
import { defineEndpoint } from '../common/endpoint.ts';
import {
  firstMasterSchema,
  loginAnswerSchema,
  loginSchema,
  passwordResetAnswerSchema,
  passwordResetConfirmSchema,
  passwordResetRequestSchema,
  sessionUserSchema,
} from './auth.schema.ts';

export const authEndpoints = {
  login: defineEndpoint({
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    summary: 'Entra com e-mail e senha',
    request: { body: loginSchema },
    response: loginAnswerSchema,
  }),
  logout: defineEndpoint({
    method: 'POST',
    path: '/auth/logout',
    access: 'self',
    summary: 'Encerra a sessão',
    response: z.null(),
  }),
  validateToken: defineEndpoint({
    method: 'POST',
    path: '/auth/validate-token',
    access: 'self',
    summary: 'Diz se a sessão ainda vale',
    response: z.object({ valid: z.literal(true) }),
  }),
  profile: defineEndpoint({
    method: 'GET',
    path: '/auth/profile',
    access: 'self',
    summary: 'O usuário da sessão',
    response: z.object({ user: sessionUserSchema }),
  }),
  requestPasswordReset: defineEndpoint({
    method: 'POST',
    path: '/auth/password-reset',
    access: 'public',
    summary: 'Pede um link para trocar a senha',
    request: { body: passwordResetRequestSchema },
    response: passwordResetAnswerSchema,
  }),
  confirmPasswordReset: defineEndpoint({
    method: 'POST',
    path: '/auth/password-reset/confirm',
    access: 'public',
    summary: 'Troca a senha com o link recebido',
    request: { body: passwordResetConfirmSchema },
    response: z.null(),
  }),
  createFirstMaster: defineEndpoint({
    method: 'POST',
    path: '/auth/first-master',
    access: 'public',
    summary: 'Cria o primeiro Master com o link de uso único',
    request: { body: firstMasterSchema },
    response: loginAnswerSchema,
  }),
};
