import { z } from 'zod';
import { requiredName } from '../common/form-values.ts';

const required = 'Informe nome e instituição';

export const disciplineInputSchema = z.object({
  name: requiredName(required, 'O nome', 120),
  institution_id: z.uuid(required),
});
export type DisciplineInput = z.input<typeof disciplineInputSchema>;

export const disciplinePatchSchema = disciplineInputSchema.partial().extend({ version: z.int().optional() });
