import { z } from 'zod';
import { requiredName } from '../common/form-values.ts';

/** The 26 states and the Federal District. */
export const stateCodes = [
  'AC',
  'AL',
  'AM',
  'AP',
  'BA',
  'CE',
  'DF',
  'ES',
  'GO',
  'MA',
  'MG',
  'MS',
  'MT',
  'PA',
  'PB',
  'PE',
  'PI',
  'PR',
  'RJ',
  'RN',
  'RO',
  'RR',
  'RS',
  'SC',
  'SE',
  'SP',
  'TO',
] as const;

export const municipalitySchema = z.object({
  id: z.string(),
  name: z.string(),
  state: z.string().nullable(),
  ibge_code: z.string().nullable(),
  created_at: z.string(),
  /** Null for who is no administrator; people are counted only where the list is asked for `counts`. */
  _count: z
    .object({ institutions: z.number(), students: z.number().nullable(), teachers: z.number().nullable() })
    .nullable(),
  version: z.number(),
});
export type Municipality = z.infer<typeof municipalitySchema>;

export const municipalityInputSchema = z.object({
  name: requiredName('Informe o nome do município', 'O nome', 120),
  state: z.enum(stateCodes, 'Selecione a UF').nullable().optional(),
  ibge_code: z
    .string()
    .regex(/^\d{7}$/, 'O código IBGE tem 7 números')
    .nullable()
    .optional(),
});
export type MunicipalityInput = z.input<typeof municipalityInputSchema>;

export const municipalityPatchSchema = municipalityInputSchema.partial().extend({ version: z.int().optional() });
