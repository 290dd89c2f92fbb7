import { z } from 'zod';
import { possibleText, requiredName } from '../common/form-values.ts';

/** The school that something of a class belongs to, with its municipality's name. */
export const institutionRefSchema = z.object({
  id: z.string(),
  name: z.string(),
  municipality_id: z.string(),
  municipality_name: z.string(),
});

export const institutionSchema = z.object({
  id: z.string(),
  name: z.string(),
  municipality_id: z.string(),
  municipality: z.object({ id: z.string(), name: z.string(), state: z.string().nullable() }),
  director: z.string().nullable(),
  inep_code: z.string().nullable(),
  created_at: z.string(),
  version: z.number(),
});
export type Institution = z.infer<typeof institutionSchema>;

export const institutionInputSchema = z.object({
  name: requiredName('Informe um nome para a instituição', 'O nome', 200),
  municipality_id: z.uuid('Selecione um município'),
  director: possibleText('O nome', 120),
  inep_code: z
    .string()
    .regex(/^\d{8}$/, 'O código INEP tem 8 números')
    .nullable()
    .optional(),
});
export type InstitutionInput = z.input<typeof institutionInputSchema>;

export const institutionPatchSchema = institutionInputSchema.partial().extend({ version: z.int().optional() });
