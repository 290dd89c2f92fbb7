import { z } from 'zod';
import { questionRefSchema } from '../omr/omr.schema.ts';
import { mostQuestions } from '../omr/sheet-limits.ts';
import { codesOfAtMost } from './skills.schema.ts';

/** Skills that one question may have. */
export const mostSkillsOfQuestion = 3;

/** The skills of a question, the main one first. A question is told by its place in version A, through whose order version B takes them. */
export const questionSkillsSchema = questionRefSchema.extend({ codes: z.array(z.string()) });
export type QuestionSkills = z.infer<typeof questionSkillsSchema>;

const codesSchema = codesOfAtMost(
  mostSkillsOfQuestion,
  `Uma questão tem no máximo ${mostSkillsOfQuestion} habilidades`,
);

/**
 * Skills to save: of each question that is named all that it has, none where `codes` is empty. Other questions keep theirs. `base`: what the
 * question had when the sender read it; where it has something else by now, nothing is saved.
 */
export const questionSkillsInputSchema = z.object({
  questions: z
    .array(questionRefSchema.extend({ codes: codesSchema, base: codesSchema.optional() }))
    .min(1, 'Informe ao menos uma questão')
    .max(mostQuestions, `Informe no máximo ${mostQuestions} questões`),
});
export type QuestionSkillsInput = z.input<typeof questionSkillsInputSchema>;

/** Right of answered: a question counts for everybody whose sheet is corrected, and one left blank is not right. */
const tallySchema = z.object({ right: z.int(), answered: z.int() });

const skillLineSchema = tallySchema.extend({
  code: z.string(),
  /** Null where the code is in no matrix of the network. */
  text: z.string().nullable(),
  component: z.string().nullable(),
  /** Questions that have it, annulled ones left out. */
  questions: z.int(),
  /** The same by assessment, the oldest first: whether it is getting better. */
  by_assessment: z.array(tallySchema.extend({ assessment_id: z.string(), questions: z.int() })),
});
export type SkillLine = z.infer<typeof skillLineSchema>;

const pupilSkillsSchema = z.object({
  student_profile_id: z.string(),
  name: z.string(),
  skills: z.array(tallySchema.extend({ code: z.string() })),
});
export type PupilSkills = z.infer<typeof pupilSkillsSchema>;

/** What a class did by skill, over its corrected sheets. */
export const classSkillsSchema = z.object({
  assessments: z.array(z.object({ id: z.string(), title: z.string(), created_at: z.string() })),
  skills: z.array(skillLineSchema),
  pupils: z.array(pupilSkillsSchema),
});
export type ClassSkills = z.infer<typeof classSkillsSchema>;

/** How far a class has come with a skill. */
const coverageLineSchema = z.object({
  code: z.string(),
  text: z.string().nullable(),
  component: z.string().nullable(),
  /** The first day that the class's events plan it for; null where none does. */
  planned: z.string().nullable(),
  /** The last day, up to today, on which an event taught it. */
  taught: z.string().nullable(),
  /** Questions of the class's assessments that ask it. */
  questions: z.int(),
});
export type CoverageLine = z.infer<typeof coverageLineSchema>;

/** The skills of a class's year, by code, and those beyond it that an event or a question of the class has. */
export const skillCoverageSchema = z.object({ skills: z.array(coverageLineSchema) });
export type SkillCoverage = z.infer<typeof skillCoverageSchema>;
