import { z } from 'zod';
import { isEmail } from '../common/email.rules.ts';
import { optionalText, requiredName } from '../common/form-values.ts';
import { timeOfDaySchema } from '../common/time-of-day.ts';
import { closedDaysSchema } from './calendar.schema.ts';
import { shiftNames } from './shifts.ts';

/** Hours in which a school gives lessons, '07:00:00' to '11:30:00'. */
const shiftSchema = z
  .object({
    name: z.enum(shiftNames, 'Selecione o turno'),
    start_time: timeOfDaySchema('Informe a hora de início'),
    end_time: timeOfDaySchema('Informe a hora de fim'),
  })
  .refine(({ start_time, end_time }) => start_time < end_time, {
    path: ['end_time'],
    message: 'O turno termina depois de começar',
  });
export type Shift = z.infer<typeof shiftSchema>;

const shiftsSchema = z.array(shiftSchema).superRefine((shifts, context) => {
  for (const [index, { name }] of shifts.entries()) {
    if (shifts.findIndex((one) => one.name === name) === index) continue;
    context.addIssue({ code: 'custom', path: [index, 'name'], message: 'Este turno aparece duas vezes' });
  }
});

/** A school's own data, its shifts, and days without lessons besides its municipality's. */
export const institutionSettingsSchema = z.object({
  institution_id: z.string(),
  name: z.string(),
  director: z.string().nullable(),
  inep_code: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  address: z.string().nullable(),
  shifts: z.array(shiftSchema),
  closed_days: closedDaysSchema,
  version: z.number(),
});
export type InstitutionSettings = z.infer<typeof institutionSettingsSchema>;

const phoneMessage = 'O telefone tem 10 ou 11 números, com DDD';

/** Changes of a school's settings: what is absent stays. Lists are replaced whole. An empty text is none. */
export const institutionSettingsPatchSchema = z
  .object({
    name: requiredName('Informe um nome para a instituição', 'O nome', 200),
    director: optionalText('O nome', 120),
    inep_code: z
      .string()
      .trim()
      .regex(/^(\d{8})?$/, 'O código INEP tem 8 números')
      .transform((code) => code || null)
      .nullable(),
    phone: z
      .string()
      .transform((text) => text.replace(/[^\d]/g, '') || null)
      .refine((digits) => digits === null || /^\d{10,11}$/.test(digits), phoneMessage)
      .nullable(),
    email: z
      .string()
      .trim()
      .refine((email) => email === '' || isEmail(email), 'Email inválido')
      .transform((email) => email.toLowerCase() || null)
      .nullable(),
    address: optionalText('O endereço', 300),
    shifts: shiftsSchema,
    closed_days: closedDaysSchema,
  })
  .partial()
  .extend({ version: z.int().optional() });
export type InstitutionSettingsPatch = z.input<typeof institutionSettingsPatchSchema>;
