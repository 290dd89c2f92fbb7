import { z } from 'zod';
import { attachmentSchema } from '../common/files.schema.ts';
import { requiredName, requiredText } from '../common/form-values.ts';
import { questionOrderSchema, questionRefSchema } from '../omr/omr.schema.ts';
import { optionLetters } from '../omr/option-letters.ts';
import { questionRuleSchema } from '../omr/question-rule.schema.ts';
import { refuseEqualOptions } from '../omr/refuse-equal-options.ts';
import { mostSkillsOfQuestion } from '../skills/question-skills.schema.ts';
import { codesOfAtMost, skillComponentSchema } from '../skills/skills.schema.ts';
import { itemLevels, mostItemsOfAssessment } from './bank-items.rules.ts';

const question = {
  statement: z.string(),
  /** What stands beside A, B …, two to five. */
  options: z.array(z.string()),
  /** Drawn above the options; null without one. */
  picture: attachmentSchema.nullable(),
};

/** A question that a network keeps. */
export const bankItemSchema = z.object({
  id: z.string(),
  municipality_id: z.string(),
  ...question,
  /** What is right, as a key has it. */
  rule: questionRuleSchema,
  component: z.string().nullable(),
  /** School year, 1 to 12; null for any. */
  year: z.int().nullable(),
  level: z.enum(itemLevels).nullable(),
  /** Up to three, the main one first. */
  skills: z.array(z.string()),
  /** Who wrote it; null where that is not known. */
  author: z.string().nullable(),
  created_at: z.string(),
  /** Assessments that ask it or that it came from. */
  uses_count: z.int(),
  /** It has uses: what it asks stays as it is, or their figures would be another question's. */
  is_fixed: z.boolean(),
  is_archived: z.boolean(),
  can_write: z.boolean(),
  version: z.number(),
});
export type BankItem = z.infer<typeof bankItemSchema>;

/** What the pupils of one assessment made of a question, as its item analysis says. */
const itemUseSchema = questionRefSchema.extend({
  assessment_id: z.string(),
  /** Null where the reader does not see the assessment. */
  title: z.string().nullable(),
  created_at: z.string(),
  /** Sheets behind the figures. */
  sheets: z.int(),
  /** Percent of right answers; null without sheets, of an annulled question, and where the assessment's key now holds another answer right. */
  hit_rate: z.number().nullable(),
  /** Corrected point-biserial correlation, -1 to 1; null where there is nothing to compare. */
  discrimination: z.number().nullable(),
});
export type ItemUse = z.infer<typeof itemUseSchema>;

/** A question with its uses, the newest first. */
export const bankItemWithUsesSchema = bankItemSchema.extend({ uses: z.array(itemUseSchema) });
export type BankItemWithUses = z.infer<typeof bankItemWithUsesSchema>;

const yearMessage = 'Escolha um ano de 1 a 12';
const fields = {
  statement: requiredText('Informe o enunciado', 'O enunciado', 5000),
  options: z
    .array(requiredText('Preencha as alternativas em ordem, sem pular', 'A alternativa', 1000))
    .min(2, 'Informe ao menos duas alternativas')
    .max(optionLetters.length, 'Informe no máximo cinco alternativas')
    .superRefine(refuseEqualOptions),
  rule: questionRuleSchema.refine((rule) => typeof rule === 'string', 'Escolha uma alternativa certa'),
  component: skillComponentSchema.optional(),
  year: z.int(yearMessage).min(1, yearMessage).max(12, yearMessage).nullable().optional(),
  level: z.enum(itemLevels, 'Escolha o nível').nullable().optional(),
  skills: codesOfAtMost(
    mostSkillsOfQuestion,
    `Uma questão tem no máximo ${mostSkillsOfQuestion} habilidades`,
  ).optional(),
  /** PNG or JPEG in base64, with or without its 'data:' prefix; null takes the picture away. */
  picture: z.string().min(1, 'Selecione uma imagem').nullable().optional(),
};

export const bankItemInputSchema = z.object({
  municipality_id: z.uuid('Selecione o município'),
  ...fields,
  /** The question of an assessment that it is: its results count as a use. */
  from: questionRefSchema.extend({ assessment_id: z.uuid() }).optional(),
});
export type BankItemInput = z.input<typeof bankItemInputSchema>;

export const bankItemPatchSchema = z
  .object(fields)
  .partial()
  .extend({ is_archived: z.boolean().optional(), version: z.int().optional() });

/** An assessment to put together: the questions in the order of version A. */
export const assembleInputSchema = z.object({
  class_id: z.uuid('Selecione a turma'),
  title: requiredName('Informe o título', 'O título', 200),
  item_ids: z
    .array(z.uuid())
    .min(1, 'Escolha ao menos uma questão')
    .max(mostItemsOfAssessment, `Escolha no máximo ${mostItemsOfAssessment} questões`)
    .refine((ids) => new Set(ids).size === ids.length, 'A mesma questão aparece duas vezes'),
  /** Version B: the same questions in another order. */
  order: questionOrderSchema.nullable().optional(),
});
export type AssembleInput = z.input<typeof assembleInputSchema>;

/** What pupils read of an assessment that was put together from the bank: never what is right. */
export const bookletSchema = z.object({
  /** By column and number of version A; empty where nothing came from the bank. */
  questions: z.array(questionRefSchema.extend(question)),
  /** Of version B; null without one in another order. */
  order: questionOrderSchema.nullable(),
});
export type Booklet = z.infer<typeof bookletSchema>;
