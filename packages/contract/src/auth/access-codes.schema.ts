import { z } from 'zod';
import { passwordSchema } from './password.rules.ts';

/** Signs of a first-access code: none that reads like another on paper (0 O, 1 I L, 2 Z, 5 S, 8 B). */
export const accessCodeSigns = '34679ACDEFGHJKMNPQRTUVWXY';
const length = 10;
export const accessCodeLength = length;

/** A code as people type it, in its one form: capitals, no spaces or hyphens; null when it is no code. */
export function readAccessCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  return code.length === length && [...code].every((sign) => accessCodeSigns.includes(sign)) ? code : null;
}

/** A code as cards show it: two halves with a hyphen. */
export const showAccessCode = (code: string): string => `${code.slice(0, length / 2)}-${code.slice(length / 2)}`;

/** First access with a code: `login` is the matrícula or the e-mail. */
export const firstAccessSchema = z.object({
  login: z
    .string({ error: 'Informe a matrícula ou o e-mail' })
    .trim()
    .min(1, 'Informe a matrícula ou o e-mail')
    .max(254, 'Informe a matrícula ou o e-mail'),
  code: z
    .string({ error: 'Informe o código do cartão' })
    .refine((typed) => readAccessCode(typed) !== null, `O código tem ${length} letras e números, como no cartão`)
    .transform((typed) => readAccessCode(typed) ?? ''),
  password: passwordSchema,
});
export type FirstAccess = z.input<typeof firstAccessSchema>;

const person = {
  user_id: z.string(),
  student_profile_id: z.string(),
  name: z.string(),
  matricula: z.string().nullable(),
  email: z.string(),
};

/**
 * How far a pupil's access is. READY: a password is set. CODE: a code is out, until `expires_at`. NONE: neither.
 * INACTIVE: the account is switched off, and gets no card.
 */
export const pupilAccessSchema = z.object({
  ...person,
  state: z.enum(['READY', 'CODE', 'NONE', 'INACTIVE']),
  expires_at: z.string().nullable(),
  /** When the code that is out was made, and by whom; null without one, and where nobody is known any more. */
  code_made_at: z.string().nullable(),
  code_made_by: z.string().nullable(),
});
export type PupilAccess = z.infer<typeof pupilAccessSchema>;

/**
 * The students whose cards to make: these of the class, or all who have no password yet. Earlier codes stop working. `base` is when the
 * newest code that the sender knew of was made, null where none was out: newer ones are then kept, and the call refused.
 */
export const accessCardsInputSchema = z.object({
  student_profile_ids: z.array(z.uuid('Identificador inválido.')).max(100, 'No máximo 100 alunos por vez').optional(),
  base: z.iso.datetime('Informe o momento do último código').nullable().optional(),
});

/** An access card. Its code is shown this once and never again. */
export const accessCardSchema = z.object({ ...person, code: z.string(), expires_at: z.string() });
export type AccessCard = z.infer<typeof accessCardSchema>;

/** A new first-access code, which replaces the user's password. */
export const accessResetSchema = z.object({
  user_id: z.string(),
  name: z.string(),
  matricula: z.string().nullable(),
  email: z.string(),
  code: z.string(),
  expires_at: z.string(),
});
export type AccessReset = z.infer<typeof accessResetSchema>;
