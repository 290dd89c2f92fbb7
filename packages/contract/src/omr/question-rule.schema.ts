import { z } from 'zod';
import { isGridNumber } from './numeric-answer.ts';
import { openScales, severalGradings } from './question-rule-kinds.ts';

/** A letter as a key writes it. */
const keyLetterSchema = z.enum(['a', 'b', 'c', 'd', 'e'], 'A alternativa deve ser uma letra de a até e.');
export type KeyLetter = z.infer<typeof keyLetterSchema>;

const severalSchema = z.object({
  kind: z.literal('several'),
  letters: z
    .array(keyLetterSchema)
    .min(1, 'Escolha ao menos uma alternativa.')
    .refine((letters) => new Set(letters).size === letters.length, 'Cada alternativa aparece uma vez.'),
  grading: z.enum(severalGradings, 'Escolha exata ou parcial.'),
});

const pointsMessage = 'Os pontos de uma alternativa vão de 0,01 a 1, de 0,01 em 0,01.';

const pointsSchema = z
  .number(pointsMessage)
  .min(0.01, pointsMessage)
  .max(1, pointsMessage)
  .refine((points) => Math.abs(points * 100 - Math.round(points * 100)) < 1e-9, pointsMessage);

const alternativesSchema = z.object({
  kind: z.literal('alternatives'),
  points: z
    .strictObject({ a: pointsSchema, b: pointsSchema, c: pointsSchema, d: pointsSchema, e: pointsSchema })
    .partial()
    .refine((points) => Object.values(points).includes(1), 'Uma das alternativas deve valer 1 ponto.'),
});

/** A statement: the sheet has V in the place of A and F in that of B. */
const trueFalseSchema = z.object({ kind: z.literal('true-false'), right: z.boolean('Escolha V ou F.') });

/** Answered in words: the teacher marks one of the row's boxes, which are its first bubbles. */
const openSchema = z.object({
  kind: z.literal('open'),
  scale: z.enum(openScales, 'Escolha as caixas da questão aberta.'),
});

const gridMessage = 'O número tem até cinco algarismos, com sinal e vírgula, como -12,5.';
const toleranceMessage = 'A tolerância é zero ou um número positivo de até cinco algarismos.';

/** Filled in digit by digit, in a grid of the sheet. Right where it is no further from the value than the tolerance. */
const numericSchema = z.object({
  kind: z.literal('numeric'),
  value: z.number(gridMessage).refine(isGridNumber, gridMessage),
  tolerance: z.number(toleranceMessage).min(0, toleranceMessage).refine(isGridNumber, toleranceMessage),
});

/**
 * What makes points in a question, of which each is worth one. A lone letter: that one mark. `several`: letters that are marked together.
 * `alternatives`: one mark, each letter with points of its own, the best of them 1. `true-false`: V or F. `open`: a box that the teacher marks.
 * `numeric`: a number within the tolerance.
 */
export const questionRuleSchema = z.union([
  keyLetterSchema,
  severalSchema,
  alternativesSchema,
  trueFalseSchema,
  openSchema,
  numericSchema,
]);
export type QuestionRule = z.infer<typeof questionRuleSchema>;
