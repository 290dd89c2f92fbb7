import { z } from 'zod';

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
  name: z
    .string({ error: 'Informe um nome para a instituição' })
    .trim()
    .min(1, 'Informe um nome para a instituição')
    .max(200, 'O nome deve ter no máximo 200 caracteres'),
  municipality_id: z.uuid('Selecione um município'),
  director: z.string().trim().max(120, 'O nome deve ter no máximo 120 caracteres').nullable().optional(),
  inep_code: z
    .string()
    .regex(/^\d{8}$/, 'O código INEP tem 8 números')
    .nullable()
    .optional(),
});
export type InstitutionInput = z.input<typeof institutionInputSchema>;

export const institutionPatchSchema = institutionInputSchema.partial().extend({ version: z.int().optional() });
