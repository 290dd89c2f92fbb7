import { z } from 'zod';
import { roles } from '../access/roles.ts';
import { profileSchema } from '../auth/auth.schema.ts';
import { passwordErrors } from '../auth/password.rules.ts';
import { isEmail } from '../common/email.rules.ts';
import { attachmentSchema } from '../common/files.schema.ts';
import { optionalChoice, optionalDay, optionalId, optionalText, requiredName } from '../common/form-values.ts';
import {
  profileAddressesInput,
  profileAddressSchema,
  profileEmailSchema,
  profileEmailsInput,
  profilePhoneSchema,
  profilePhonesInput,
} from './contacts.schema.ts';
import { cpfError } from './cpf.rules.ts';
import { genders } from './genders.ts';

/** Largest photo, bytes, before base64. */
export const photoLimit = 5 * 1024 * 1024;

const account = {
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  status: z.string(),
  is_active: z.boolean(),
  created_at: z.string(),
  version: z.number(),
};

const listedProfile = profileSchema.extend({
  municipality: z.object({ id: z.string(), name: z.string() }).nullable(),
  photo: attachmentSchema.nullable(),
  /** Always null in lists. */
  profile_photo: z.string().nullable(),
});

/** A user as a list shows them: the profile in use alone, without contacts, documents or pictures. */
export const userRowSchema = z.object({ ...account, profiles: z.array(listedProfile) });
export type UserRow = z.infer<typeof userRowSchema>;

/** A user with all that their record holds. `profile_photo` is base64, and given by the single read alone. */
export const userSchema = z.object({
  ...account,
  profiles: z.array(
    listedProfile.extend({
      birth_date: z.string().nullable(),
      gender: z.enum(genders).nullable(),
      cpf: z.string().nullable(),
      inep_code: z.string().nullable(),
      profile_email: z.array(profileEmailSchema),
      profile_phone: z.array(profilePhoneSchema),
      profile_address: z.array(profileAddressSchema),
    }),
  ),
});
export type User = z.infer<typeof userSchema>;

/** Users within reach, by what dashboards and the users' screen count. */
export const userCountsSchema = z.object({
  total: z.number(),
  active: z.number(),
  inactive: z.number(),
  by_role: z.record(z.enum(roles), z.number()),
});

const profileInputSchema = z.object({
  matricula: optionalText('Matrícula', 40).optional(),
  birth_date: optionalDay('Data de nascimento inválida').optional(),
  gender: optionalChoice(...genders).optional(),
  cpf: z
    .string()
    .trim()
    .superRefine((typed, context) => {
      const error = typed === '' ? null : cpfError(typed);
      if (error) context.addIssue({ code: 'custom', message: error });
    })
    .transform((typed) => typed.replace(/\D/g, '') || null)
    .nullable()
    .optional(),
  inep_code: z
    .string()
    .trim()
    .regex(/^(\d{12})?$/, 'O código INEP do aluno deve conter 12 dígitos')
    .transform((code) => code || null)
    .nullable()
    .optional(),
  institution_id: optionalId.optional(),
  municipality_id: optionalId.optional(),
  class_id: optionalId.optional(),
  /** First day in the class that `class_id` names; today without it. Of who leaves for no class, the last day. */
  transfer_date: optionalDay('Data da transferência inválida').optional(),
  profile_email: profileEmailsInput.optional(),
  profile_phone: profilePhonesInput.optional(),
  profile_address: profileAddressesInput.optional(),
  /** Base64, with or without its 'data:' prefix; null removes the photo. */
  profile_photo: z.string().nullable().optional(),
});

const nameSchema = requiredName('Nome obrigatório', 'Nome', 200);

const emailSchema = z
  .string({ error: 'Email obrigatório' })
  .trim()
  .refine((email) => email === '' || isEmail(email), 'Email inválido')
  .transform((email) => email.toLowerCase());

const roleSchema = z.enum(roles, 'Perfil obrigatório');

/** A password as the form sends it; empty means none. */
const formPassword = z.string().superRefine((password, context) => {
  const errors = password === '' ? [] : passwordErrors(password);
  if (errors.length > 0) context.addIssue({ code: 'custom', message: errors.join(', ') });
});

/** A new user. A pupil without an e-mail gets a school address made of the matrícula, which is made up when it is missing. */
export const userInputSchema = z
  .object({
    name: nameSchema,
    email: emailSchema.optional(),
    password: formPassword.optional(),
    role: roleSchema.default('STUDENT'),
    is_active: z.boolean().default(true),
    profile: profileInputSchema.default({}),
    /** Asked of a new MASTER alone: `masterConfirmation`, as it was typed. */
    confirmation: z.string().max(40).optional(),
  })
  .superRefine(({ email, role, password }, context) => {
    const missing = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (!email && role !== 'STUDENT') missing('email', 'Email obrigatório');
    if (!password) missing('password', 'Senha é obrigatória para novos usuários');
  });
export type UserInput = z.input<typeof userInputSchema>;

/** A change of a user: what is absent stays as it is. An empty password changes nothing. */
export const userPatchSchema = z.object({
  name: nameSchema.optional(),
  email: emailSchema.refine((email) => email !== '', 'Email obrigatório').optional(),
  password: formPassword.optional(),
  role: roleSchema.optional(),
  is_active: z.boolean().optional(),
  profile: profileInputSchema.optional(),
  version: z.int().optional(),
});
export type UserPatch = z.input<typeof userPatchSchema>;
