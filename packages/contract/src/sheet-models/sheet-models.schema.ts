import { z } from 'zod';
import { attachmentSchema } from '../common/files.schema.ts';
import { requiredName } from '../common/form-values.ts';
import { shapeFields } from '../omr/assessment-sheet.schema.ts';
import { sheetModelLayoutSchema } from '../omr/sheet-model-layout.schema.ts';
import { sheetModelProblem } from './sheet-model-shape.rules.ts';

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
