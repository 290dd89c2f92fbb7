import { z } from 'zod';
import { permissionNames } from '../access/permissions.ts';
import { roles } from '../access/roles.ts';
import { isEmail } from '../common/email.rules.ts';
import { requiredName } from '../common/form-values.ts';
import { passwordSchema } from './password.rules.ts';

export const emailSchema = z
  .string({ error: 'Email é obrigatório' })
  .trim()
  .min(1, 'Email é obrigatório')
  .refine(isEmail, 'Email deve ser válido')
  .transform((email) => email.toLowerCase());

export const loginSchema = z.object({
  email: emailSchema,
  password: z
    .string({ error: 'Senha é obrigatória' })
    .min(1, 'Senha é obrigatória')
    .max(200, 'Senha deve ter no máximo 200 caracteres'),
});
export type Login = z.infer<typeof loginSchema>;

export const profileSchema = z.object({
  id: z.string(),
  matricula: z.string().nullable(),
  institution_id: z.string().nullable(),
  municipality_id: z.string().nullable(),
  class_id: z.string().nullable(),
  institution: z.object({ id: z.string(), name: z.string(), municipality_id: z.string() }).nullable(),
  school_class: z
    .object({ id: z.string(), grade: z.string(), section: z.string(), academic_year: z.number().nullable() })
    .nullable(),
});

/** The signed-in user. The first profile is the one in use; `permissions` are those in force. */
export const sessionUserSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  is_active: z.boolean(),
  profiles: z.array(profileSchema),
  permissions: z.array(z.enum(permissionNames)),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;

export const loginAnswerSchema = z.object({
  user: sessionUserSchema,
  access_token: z.string(),
  expires_at: z.string(),
});
export type LoginAnswer = z.infer<typeof loginAnswerSchema>;

export const passwordResetRequestSchema = z.object({ email: emailSchema });
/** `mail`: a message is on its way if the address is known. `administrator`: no mailer; the school's administrator can reset it. */
export const passwordResetAnswerSchema = z.object({ channel: z.enum(['mail', 'administrator']) });

const tokenSchema = z
  .string()
  .min(20, 'Link incompleto. Copie o endereço inteiro.')
  .max(200, 'Link incompleto. Copie o endereço inteiro.');
export const passwordResetConfirmSchema = z.object({ token: tokenSchema, password: passwordSchema });

export const firstMasterSchema = z.object({
  token: tokenSchema,
  name: requiredName('Nome obrigatório', 'Nome', 200),
  email: emailSchema,
  password: passwordSchema,
});

/** A new password of the signed-in user; several errors are joined with commas. */
export const passwordChangeSchema = z.object({
  current_password: z
    .string({ error: 'Informe a senha atual' })
    .min(1, 'Informe a senha atual')
    .max(200, 'Senha deve ter no máximo 200 caracteres'),
  password: passwordSchema,
});

/** An open session of the user. `user_agent` is the browser's own description. */
export const sessionSchema = z.object({
  id: z.string(),
  user_agent: z.string().nullable(),
  created_at: z.string(),
  last_used_at: z.string(),
  /** Whether it is the session of this request. */
  current: z.boolean(),
});
