import { z } from 'zod';
import { fileNameSchema } from '../common/file-name.schema.ts';
import { attachmentSchema } from '../common/files.schema.ts';
import { possibleText, requiredName } from '../common/form-values.ts';

export const materialSchema = z.object({
  id: z.string(),
  class_id: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  type: z.string(),
  /** Whether pupils do not see it. */
  hidden: z.boolean(),
  attachment: attachmentSchema,
  created_at: z.string(),
  can_write: z.boolean(),
  version: z.number(),
});
export type Material = z.infer<typeof materialSchema>;

/** A single read: the file's bytes too, in base64. */
export const materialWithFileSchema = materialSchema.extend({ file: z.string() });

const incomplete = 'Informe título e selecione um arquivo';
const title = (message: string) => requiredName(message, 'O título', 200);
const descriptionSchema = possibleText('A descrição', 2000);

export const materialInputSchema = z.object({
  class_id: z.uuid('Selecione a turma'),
  title: title(incomplete),
  description: descriptionSchema,
  type: z.string().trim().min(1).max(40).default('OTHER'),
  /** Base64, with or without its 'data:' prefix. */
  file: z.string({ error: incomplete }).min(1, incomplete),
  file_name: fileNameSchema.optional(),
  hidden: z.boolean().optional(),
});
export type MaterialInput = z.input<typeof materialInputSchema>;

export const materialPatchSchema = z.object({
  title: title('Informe o título').optional(),
  description: descriptionSchema,
  file: z.string().min(1, incomplete).optional(),
  file_name: fileNameSchema.optional(),
  hidden: z.boolean().optional(),
  version: z.int().optional(),
});
export type MaterialPatch = z.input<typeof materialPatchSchema>;
