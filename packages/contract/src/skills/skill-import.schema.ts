import { z } from 'zod';
import { skillSheetSizeLimit } from './skill-sheet-limits.ts';
import { skillEditionSchema, skillSourceSchema } from './skills.schema.ts';

/** What a column of a sheet of skills says. */
const skillColumns = ['code', 'text', 'component', 'years', 'topic', 'stage', 'edition'] as const;
export type SkillColumn = (typeof skillColumns)[number];

const tooLarge = 'A planilha deve ter no máximo 3 MB.';

const sheet = {
  municipality_id: z.uuid('Selecione o município'),
  /** CSV, with tabs, commas or semicolons, or XLSX; in base64, with or without its 'data:' prefix. */
  file: z
    .string({ error: 'Envie um arquivo' })
    .min(1, 'O arquivo está vazio')
    .max(skillSheetSizeLimit * 1.4, tooLarge),
  /** What the network calls a matrix of its own. Public ones have their names. */
  source: skillSourceSchema.optional(),
  edition: skillEditionSchema.optional(),
};

export const skillPreviewInputSchema = z.object(sheet);
/** `remove_gone`: skills of the same matrix that the sheet has no more go, but for those that questions use. */
export const skillImportInputSchema = z.object({ ...sheet, remove_gone: z.boolean().default(false) });
export type SkillImportInput = z.input<typeof skillImportInputSchema>;

/** What a line would do: bring a skill, change one, leave it as it is, or nothing because it cannot be read. */
const skillLineStates = ['new', 'changed', 'same', 'faulty'] as const;
export type SkillLineState = (typeof skillLineStates)[number];

const previewRowSchema = z.object({
  /** Number of the line in the sheet, from 1. */
  line: z.int(),
  code: z.string(),
  text: z.string().nullable(),
  /** As they would be stored; empty where the line names none that is known. */
  years: z.array(z.int()),
  state: z.enum(skillLineStates),
  /** What is wrong with a faulty line, or which parts of a skill change; empty else. */
  message: z.string(),
});
export type SkillPreviewRow = z.infer<typeof previewRowSchema>;

/** A skill of the same matrix that the sheet does not have. */
const goneSkillSchema = z.object({ code: z.string(), text: z.string().nullable(), is_used: z.boolean() });

export const skillPreviewSchema = z.object({
  columns: z.array(z.object({ header: z.string(), column: z.enum(skillColumns).nullable() })),
  /** The matrices that the sheet's lines belong to. */
  sources: z.array(z.string()),
  rows: z.array(previewRowSchema),
  gone: z.array(goneSkillSchema),
  counts: z.object({ new: z.int(), changed: z.int(), same: z.int(), faulty: z.int(), gone: z.int(), used: z.int() }),
});
export type SkillPreview = z.infer<typeof skillPreviewSchema>;

export const skillImportResultSchema = z.object({ created: z.int(), changed: z.int(), removed: z.int() });
export type SkillImportResult = z.infer<typeof skillImportResultSchema>;
