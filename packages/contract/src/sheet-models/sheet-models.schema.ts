import { z } from 'zod';
import { attachmentSchema } from '../common/files.schema.ts';
import { requiredName } from '../common/form-values.ts';
import { sheetModelLayoutSchema } from './sheet-model-layout.schema.ts';
import { type SheetModelViolation, sheetModelViolation } from './sheet-model-shape.rules.ts';

const shapeFields = {
  /** Questions of each area of a key for this sheet. */
  areas: z.array(z.int()),
  /** Letters of a question. */
  options: z.int(),
  /** Names of the numbers that are filled in digit by digit. */
  numbers: z.array(z.string()),
};

/** What a second photo of the sheet gave when it was read with the model, before the model was saved. */
const testReadSchema = z.object({
  /** Rows that were read: one mark, or surely none. */
  read: z.int().min(0).max(10_000),
  /** Rows that a person must look at. */
  doubtful: z.int().min(0).max(10_000),
});
export type SheetModelTestRead = z.infer<typeof testReadSchema>;

/** A model as it was at one time. An assessment keeps the edition that it was given, whatever is saved later. */
const editionSchema = z.object({
  id: z.string(),
  /** From 1. */
  number: z.int(),
  created_at: z.string(),
  ...shapeFields,
  test: testReadSchema,
  /** Assessments that use it. */
  used_count: z.int(),
});
export type SheetModelEdition = z.infer<typeof editionSchema>;

export const sheetModelEditionSchema = editionSchema.extend({
  layout: sheetModelLayoutSchema,
  /** The straightened picture that it was made from, in whose px the layout counts; of another size, by its share. */
  picture: attachmentSchema.nullable(),
});
export type SheetModelEditionWithLayout = z.infer<typeof sheetModelEditionSchema>;

export const sheetModelSchema = z.object({
  id: z.string(),
  municipality_id: z.string(),
  /** Null: the whole network's. */
  institution_id: z.string().nullable(),
  institution: z.object({ id: z.string(), name: z.string() }).nullable(),
  name: z.string(),
  /** Offered no more to new assessments. */
  archived: z.boolean(),
  /** The newest first; at least one. */
  editions: z.array(editionSchema),
  can_write: z.boolean(),
  version: z.number(),
});
export type SheetModel = z.infer<typeof sheetModelSchema>;

/** The model edition of an assessment's sheet, as lists show it. */
export const assessmentSheetSchema = z.object({
  /** Of the edition. */
  id: z.string(),
  model_id: z.string(),
  name: z.string(),
  number: z.int(),
  ...shapeFields,
});
export type AssessmentSheet = z.infer<typeof assessmentSheetSchema>;

/** The sheet that an assessment's photos are read with. */
export const assessmentLayoutSchema = assessmentSheetSchema.extend({ layout: sheetModelLayoutSchema });

const violationMessages: Readonly<Record<SheetModelViolation, string>> = {
  'no-questions': 'Marque ao menos um grupo como questões.',
  'too-many-questions': 'Um modelo lê no máximo 100 questões. Ignore alguns grupos.',
  'too-many-options': 'Uma questão tem no máximo 5 alternativas. Divida o grupo.',
  'several-versions': 'O tipo de prova fica em um só grupo, de uma linha.',
};

/** Says in words what keeps a model from being saved; null where nothing does. */
export function sheetModelProblem(layout: Parameters<typeof sheetModelViolation>[0]): string | null {
  const violation = sheetModelViolation(layout);
  return violation && violationMessages[violation];
}

const layoutSchema = sheetModelLayoutSchema.superRefine((layout, context) => {
  const message = sheetModelProblem(layout);
  if (message) context.addIssue({ code: 'custom', message });
});

const nameSchema = requiredName('Informe o nome do modelo', 'O nome', 120);
const edition = {
  layout: layoutSchema,
  test: z.object(testReadSchema.shape, 'Faça a leitura de teste antes de salvar'),
};
const pictureMissing = 'Envie a imagem da folha';

export const sheetModelInputSchema = z.object({
  municipality_id: z.uuid('Selecione o município'),
  /** Null or left out: the whole network's. */
  institution_id: z.uuid('Selecione uma instituição').nullable().optional(),
  name: nameSchema,
  ...edition,
  /** JPEG, PNG or WebP in base64, with or without its 'data:' prefix. */
  picture: z.string({ error: pictureMissing }).min(1, pictureMissing),
});
export type SheetModelInput = z.input<typeof sheetModelInputSchema>;

/** Another edition; without a picture it keeps the newest one's. */
export const sheetModelEditionInputSchema = z.object({
  ...edition,
  picture: z.string().min(1, pictureMissing).optional(),
  version: z.int().optional(),
});
export type SheetModelEditionInput = z.input<typeof sheetModelEditionInputSchema>;

export const sheetModelPatchSchema = z.object({
  name: nameSchema.optional(),
  archived: z.boolean().optional(),
  version: z.int().optional(),
});
