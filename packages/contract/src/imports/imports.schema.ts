import { z } from 'zod';
import { importFields, importRoles, importRowLimit, importSizeLimit } from './imports.columns.ts';

const year = 'O ano letivo deve estar entre 2000 e 2100';
const unknownLine = 'Confira a planilha de novo: uma linha confirmada não foi entendida.';
const tooLong = 'A planilha deve ter no máximo 2 MB.';

const sheet = z.object({
  role: z.enum(importRoles, 'Escolha estudantes ou professores'),
  /** The school of these people; a MANAGER's is their own. */
  institution_id: z.uuid('Selecione uma instituição').optional(),
  /** The class of pupils whose line names none. */
  class_id: z.uuid('Selecione uma turma').nullable().optional(),
  /** School year of the classes that lines name; without it that of `class_id`, else the present one. */
  academic_year: z.int(year).min(2000, year).max(2100, year).optional(),
  /** What was pasted. */
  text: z.string().max(importSizeLimit, tooLong).optional(),
  /** Or a file's bytes in base64, with or without its 'data:' prefix: UTF-8, UTF-16 or Latin-1. */
  file: z
    .string()
    .max(importSizeLimit * 1.4, tooLong)
    .optional(),
});

const onlyOne = ({ text, file }: { text?: string | undefined; file?: string | undefined }) => !text !== !file;
const choose = { message: 'Envie um arquivo ou cole a planilha', path: ['file'] };

/** A sheet to look at: nothing is written. */
export const importPreviewInputSchema = sheet.refine(onlyOne, choose);
const confirmedLine = z.object({ line: z.int(unknownLine), alike: z.int(unknownLine) });
/**
 * A sheet to take in. `id`, made by the client, lets it ask how far the work is. `confirmed` are lines that are taken in although the school
 * has `alike` people who may be the same, as the preview counted them: where there are more by now, the line is left out all the same.
 */
export const importInputSchema = sheet
  .extend({
    id: z.uuid('Identificador inválido.').optional(),
    confirmed: z.array(confirmedLine).max(importRowLimit, unknownLine).optional(),
  })
  .refine(onlyOne, choose);

const field = z.enum(importFields);

/** What a line would become. `message` says it for a person; `errors` is empty where the line is good. */
const importRowSchema = z.object({
  /** Number of the line in the sheet, whose headers are line 1. */
  line: z.number(),
  name: z.string(),
  matricula: z.string().nullable(),
  cpf: z.string().nullable(),
  birth_date: z.string().nullable(),
  /** The address to sign in with; `school_email` where it is made of the matrícula, and then null where that is made too, as it is saved. */
  email: z.string().nullable(),
  school_email: z.boolean(),
  class_name: z.string().nullable(),
  message: z.string(),
  /** How many people of this name may be the same: of the school, and of earlier lines. With any the line is left out unless it is confirmed. */
  alike: z.int(),
  errors: z.array(z.object({ field, message: z.string() })),
});
export type ImportRow = z.infer<typeof importRowSchema>;

export const importPreviewSchema = z.object({
  /** The sheet's columns; `field` is null where the header says nothing to us. */
  columns: z.array(z.object({ header: z.string(), field: field.nullable() })),
  rows: z.array(importRowSchema),
  total: z.number(),
  /** Lines with errors: while there is one, nothing can be taken in. */
  faulty: z.number(),
  /** Lines with people who may be the same. */
  duplicates: z.number(),
});
export type ImportPreview = z.infer<typeof importPreviewSchema>;

export const importResultSchema = z.object({
  id: z.string(),
  created: z.number(),
  enrolled: z.number(),
  school_emails: z.number(),
  /** Lines left out: their people may be there already. */
  skipped: z.array(z.object({ line: z.number(), name: z.string() })),
});
export type ImportResult = z.infer<typeof importResultSchema>;

/** How far an import is. RUNNING counts lines written but not yet kept: all of them are, or none. */
export const importProgressSchema = z.object({
  id: z.string(),
  status: z.enum(['RUNNING', 'DONE', 'FAILED', 'CANCELLED']),
  done: z.number(),
  total: z.number(),
});
export type ImportProgress = z.infer<typeof importProgressSchema>;
