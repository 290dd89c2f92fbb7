import { z } from 'zod';
import { defineEndpoint, defineList } from '../common/endpoint.ts';
import { idSchema, pageQuerySchema } from '../common/envelope.ts';
import { attachmentSchema } from '../common/files.schema.ts';
import { firstAccessSchema } from './access-codes.schema.ts';
import {
  firstMasterSchema,
  loginAnswerSchema,
  loginSchema,
  passwordChangeSchema,
  passwordResetAnswerSchema,
  passwordResetConfirmSchema,
  passwordResetRequestSchema,
  sessionSchema,
  sessionUserSchema,
} from './auth.schema.ts';

/** What the audit log calls these tables. */
export const authAuditLabels = {
  one_time_tokens: 'Código de primeiro acesso',
  sessions: 'Sessão',
  failed_sign_ins: 'Entrada recusada',
} as const;

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
    inMaintenance: true,
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
    summary: 'O usuário da sessão e sua foto',
    response: z.object({ user: sessionUserSchema, photo: attachmentSchema.nullable() }),
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
  firstAccess: defineEndpoint({
    method: 'POST',
    path: '/auth/first-access',
    access: 'public',
    summary: 'Define a senha com o código do cartão de acesso, e entra',
    request: { body: firstAccessSchema },
    response: loginAnswerSchema,
  }),
  changePassword: defineEndpoint({
    method: 'POST',
    path: '/auth/password',
    access: 'self',
    summary: 'Troca a própria senha e encerra as outras sessões',
    request: { body: passwordChangeSchema },
    response: z.null(),
  }),
  sessions: defineList({
    method: 'GET',
    path: '/auth/sessions',
    access: 'self',
    summary: 'Sessões abertas do usuário, a usada por último primeiro',
    request: { query: pageQuerySchema },
    response: sessionSchema,
  }),
  endSession: defineEndpoint({
    method: 'DELETE',
    path: '/auth/sessions/:id',
    access: 'self',
    summary: 'Encerra uma das próprias sessões',
    request: { params: z.object({ id: idSchema }) },
    response: z.null(),
  }),
  endOtherSessions: defineEndpoint({
    method: 'DELETE',
    path: '/auth/sessions',
    access: 'self',
    summary: 'Encerra todas as próprias sessões, menos a que pede',
    response: z.object({ ended: z.number() }),
  }),
};
