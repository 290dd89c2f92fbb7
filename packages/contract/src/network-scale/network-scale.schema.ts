import { z } from 'zod';
import { questionRefSchema } from '../omr/omr.schema.ts';
import { mostQuestions } from '../omr/sheet-limits.ts';

/** How many numbers a question has: difficulty; and slope; and guessing. In Rasch all questions of an exam share one slope. */
export const irtModels = ['RASCH', '2PL', '3PL'] as const;
export type IrtModel = (typeof irtModels)[number];

/** How far a calibration has come. */
export const scaleRunStatuses = ['QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED'] as const;
export type ScaleRunStatus = (typeof scaleRunStatuses)[number];

/** An exam that several classes of a network took, and the models that its corrected sheets can carry; none where they are too few. */
export const scaleExamSchema = z.object({
  assessment_group_id: z.string(),
  title: z.string(),
  school_year: z.int(),
  classes: z.int(),
  pupils: z.int(),
  models: z.array(z.enum(irtModels)),
  /** What every class was asked and none had annulled, in the sheet's order; none where no model can be carried. */
  questions: z.array(questionRefSchema),
});
export type ScaleExam = z.infer<typeof scaleExamSchema>;

/** A question that two exams asked, by its place in version A of each. */
const anchorSchema = z.object({ base: questionRefSchema, other: questionRefSchema });
export type ScaleAnchor = z.infer<typeof anchorSchema>;

const tellsOnce = (anchors: readonly ScaleAnchor[]): boolean =>
  (['base', 'other'] as const).every(
    (exam) =>
      new Set(anchors.map((anchor) => `${anchor[exam].group}:${anchor[exam].question}`)).size === anchors.length,
  );

/** A calibration to start. `base`: the run of the base year that it is brought to, by questions that both exams asked; without one it is a base. */
export const scaleRunInputSchema = z.object({
  municipality_id: z.uuid('Selecione o município'),
  assessment_group_id: z.uuid('Selecione a avaliação'),
  model: z.enum(irtModels, 'Escolha o modelo'),
  base: z
    .object({
      run_id: z.uuid('Selecione o ano-base'),
      anchors: z
        .array(anchorSchema)
        .max(mostQuestions, `Informe no máximo ${mostQuestions} questões`)
        .refine(tellsOnce, 'Uma questão aparece duas vezes'),
    })
    .nullable()
    .default(null),
});
export type ScaleRunInput = z.input<typeof scaleRunInputSchema>;

/** A calibration on its way, or made. */
export const scaleRunSchema = z.object({
  id: z.string(),
  municipality_id: z.string(),
  assessment_group_id: z.string(),
  title: z.string(),
  school_year: z.int(),
  model: z.enum(irtModels),
  status: z.enum(scaleRunStatuses),
  /** Rounds of the estimation so far: how many there will be nobody knows. */
  cycles: z.int(),
  /** Of whom the corrected sheets were read. */
  pupils: z.int().nullable(),
  /** Why it failed, in words for people. */
  failure: z.string().nullable(),
  /** The run whose scale it is on; null where it is a base itself. */
  base_run_id: z.string().nullable(),
  created_at: z.string(),
});
export type ScaleRun = z.infer<typeof scaleRunSchema>;

/** A question's curve, its difficulty in points of the scale; null where all answered alike, of which nothing can be told. */
const scaleItemSchema = questionRefSchema.extend({
  curve: z
    .object({
      /** On the scale of the base year, whose pupils have mean 0 and deviation 1. */
      a: z.number(),
      b: z.number(),
      c: z.number(),
      /** Where two of three pupils know it, in points; null where the best know it least. */
      point: z.number().nullable(),
    })
    .nullable(),
});
export type ScaleItem = z.infer<typeof scaleItemSchema>;

/** Pupils together, in points: their mean and its standard error. Never a single pupil. */
const scaleGroupSchema = z.object({
  kind: z.enum(['NETWORK', 'INSTITUTION', 'CLASS']),
  id: z.string(),
  name: z.string(),
  /** School of a class. */
  institution_id: z.string().nullable(),
  pupils: z.int(),
  mean: z.number().nullable(),
  error: z.number().nullable(),
});
export type ScaleGroup = z.infer<typeof scaleGroupSchema>;

/** What a calibration found. */
const scaleFindingsSchema = z.object({
  items: z.array(scaleItemSchema),
  /** By which questions it was brought to its base, and how far each is from its place, in points. */
  anchors: z.array(anchorSchema.extend({ difference: z.number(), has_drifted: z.boolean() })),
  /** Standard error of that at the network's mean, in points: with other common questions it would lie elsewhere. 0 of a base. */
  link_error: z.number(),
  /** The lowest first, from `from` points on, each with the questions that describe it. */
  levels: z.array(z.object({ from: z.number(), items: z.array(questionRefSchema) })),
  groups: z.array(scaleGroupSchema),
});
export type ScaleFindings = z.infer<typeof scaleFindingsSchema>;

/** A group in one exam of a scale, with an error in which that of the exam's link is contained. */
const scaleYearSchema = scaleGroupSchema.pick({ pupils: true, mean: true, error: true }).extend({
  run_id: z.string(),
  title: z.string(),
  school_year: z.int(),
});
export type ScaleYear = z.infer<typeof scaleYearSchema>;

/** A school in one exam of a scale, and its classes in it by name: in another year they are other pupils. */
export const schoolScaleYearSchema = scaleYearSchema.extend({ classes: z.array(scaleGroupSchema) });
export type SchoolScaleYear = z.infer<typeof schoolScaleYearSchema>;

/**
 * A run with what it found, null until it is done; the skills that its questions have today; and the network over the years of its scale, the
 * oldest first. Of an exam that was calibrated again these have the run that was asked for, else the newest.
 */
export const scaleRunResultSchema = scaleRunSchema.extend({
  findings: scaleFindingsSchema.nullable(),
  skills: z.array(
    questionRefSchema.extend({ skills: z.array(z.object({ code: z.string(), text: z.string().nullable() })) }),
  ),
  years: z.array(scaleYearSchema),
});
export type ScaleRunResult = z.infer<typeof scaleRunResultSchema>;
