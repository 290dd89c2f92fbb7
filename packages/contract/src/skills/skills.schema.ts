import { z } from 'zod';
import { optionalText } from '../common/form-values.ts';
import { skillCodeOf, skillKinds } from './skill-codes.rules.ts';

/** A skill of a network's matrix. Years count from the 1º ano; 10 to 12 are those of ensino médio. */
export const skillSchema = z.object({
  id: z.string(),
  municipality_id: z.string(),
  code: z.string(),
  kind: z.enum(skillKinds),
  component: z.string().nullable(),
  years: z.array(z.int()),
  /** What it stands under: a thematic unit, a field, a topic of SAEB. */
  topic: z.string().nullable(),
  /** Empty where only the code is known. */
  text: z.string().nullable(),
  /** The matrix that it belongs to: 'BNCC EF', 'SAEB MT9', or as the network calls its own. */
  source: z.string(),
  edition: z.string().nullable(),
  version: z.number(),
});
export type Skill = z.infer<typeof skillSchema>;

const codeMissing = 'Informe o código';
/** A code as somebody types it: letters, digits, points and hyphens; kept in capitals. */
export const skillCodeSchema = z
  .string({ error: codeMissing })
  .overwrite(skillCodeOf)
  .min(1, codeMissing)
  .max(24, 'O código deve ter no máximo 24 caracteres')
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}.-]*$/u, 'Use no código letras, números, ponto e hífen');

/** Codes that one thing has, each once. */
export const codesOfAtMost = (most: number, message: string) =>
  z
    .array(skillCodeSchema)
    .max(most, message)
    .refine((codes) => new Set(codes).size === codes.length, 'A mesma habilidade aparece duas vezes');

const yearMessage = 'Escolha anos de 1 a 12';
const skillYearsSchema = z.array(z.int(yearMessage).min(1, yearMessage).max(12, yearMessage)).max(12, yearMessage);
export const skillTextSchema = optionalText('O texto', 2000);
export const skillComponentSchema = optionalText('O componente', 120);
const skillTopicSchema = optionalText('O tema', 500);
export const skillSourceSchema = optionalText('O nome da matriz', 80);
export const skillEditionSchema = optionalText('A edição', 40);

const fields = {
  component: skillComponentSchema.optional(),
  years: skillYearsSchema.optional(),
  topic: skillTopicSchema.optional(),
  text: skillTextSchema.optional(),
};

/** A skill that is typed. Component and years that are left out follow from the code, where it is a public one. */
export const skillInputSchema = z.object({
  municipality_id: z.uuid('Selecione o município'),
  code: skillCodeSchema,
  ...fields,
});
export type SkillInput = z.input<typeof skillInputSchema>;

/** A skill's code stays: questions name it. */
export const skillPatchSchema = z.object({ ...fields, version: z.int().optional() });
