import { z } from 'zod';
import { optionLetters } from '../omr/option-letters.ts';
import { ruleKinds } from '../omr/question-rule-kinds.ts';
import { keyVersions } from '../omr/sheet-words.ts';

const percent = z.number().min(0).max(100);

/** Sheets from which something is said of each question: of fewer, a sentence would speak of chance. The figures are always shown. */
export const fewestSheetsForFindings = 10;

/** What stands out in a question, for a sentence each; only where enough sheets speak for it. */
const questionFindings = [
  /** Who hit the rest missed it. */
  'repels',
  /** The best and the others hit it nearly alike. */
  'separates-little',
  /** Nearly everybody hit it, so that it can tell few apart. */
  'easy',
  /** The test would be more reliable without it. */
  'lowers-reliability',
] as const;
export type QuestionFinding = (typeof questionFindings)[number];

/** What is wrong with an option: hardly chosen, be it the key, or a wrong one that attracts who hit the rest. Of the key that it repels, its question says. */
const optionFindings = ['rare', 'attracts-best'] as const;
export type OptionFinding = (typeof optionFindings)[number];

/**
 * The item analysis of one question, over the sheets that are wholly decided. Shares are percents of those sheets, two decimals: of the
 * options, of none marked and of two or more marked, 100 together but where several may be marked; null without sheets.
 */
export const questionAnalysisSchema = z.object({
  /** 'group/question', as no two are alike within a key; 'B/group/question' of a version B with questions of its own. */
  id: z.string(),
  /** A, also for questions that version B asks in another position; B for B's own questions alone. */
  key_version: z.enum(keyVersions),
  group: z.int(),
  question: z.int(),
  kind: z.enum(ruleKinds),
  /** What is right, as a key prints it: 'C', 'A + C', 'V'. */
  correct: z.string(),
  /** Counts as right for everybody, so it has neither hit rate nor discrimination. */
  annulled: z.boolean(),
  options: z.array(
    z.object({
      letter: z.enum(optionLetters),
      /** As the sheet names it: V and F of a statement. */
      label: z.string(),
      /** Whether it makes points. */
      is_right: z.boolean(),
      share: percent.nullable(),
      /** Mean of the hits in the rest of the test of those who chose it, percent of its questions; null where nobody did. */
      mean_rest: percent.nullable(),
      /** Percent who chose it of the lowest 27 % of sheets, of those between, and of the highest 27 %; null without a difference between sheets. */
      curve: z.object({ lower: percent, middle: percent.nullable(), upper: percent }).nullable(),
      finding: z.enum(optionFindings).nullable(),
    }),
  ),
  blank: percent.nullable(),
  double: percent.nullable(),
  /** Mean share of the question's point, percent: of the sheets with the right option where one is right. Null without sheets or of an annulled question. */
  hit_rate: percent.nullable(),
  /**
   * Corrected correlation of the question's points with those of the rest of the test, -1 to 1, four decimals: the point-biserial one where it
   * is right or wrong. Null where there is nothing to compare: fewer than two sheets, all alike in the question or in the rest.
   */
  discrimination: z.number().min(-1).max(1).nullable(),
  /** Hit rate of the highest 27 % of sheets less that of the lowest, -1 to 1, four decimals; null where there is nothing to compare. */
  separation: z.number().min(-1).max(1).nullable(),
  /** `kr20` of the test without this question. */
  kr20_without: z.number().max(1).nullable(),
  findings: z.array(z.enum(questionFindings)),
});
export type QuestionAnalysis = z.infer<typeof questionAnalysisSchema>;

const comparisonLevels = ['class', 'institution', 'network'] as const;
export type ComparisonLevel = (typeof comparisonLevels)[number];

/** How a class, its school or its municipality's network did in the assessments of one group; group figures, never one student's. */
const comparisonSchema = z.object({
  level: z.enum(comparisonLevels),
  classes: z.int(),
  /** Pupils who should have a result. */
  expected: z.int(),
  /** Percent of them who have one, two decimals. */
  participation: percent,
  /** Mean of the results that are not under review, two decimals; null without any. */
  mean: z.number().nullable(),
  /** Standard deviation of the same, over all of them. */
  deviation: z.number().nullable(),
});
export type Comparison = z.infer<typeof comparisonSchema>;

/** An assessment's results as a whole. Mean, deviation, KR-20 and `scores` leave out results under review. */
export const analysisSchema = z.object({
  /** Highest score: 100 of an answer sheet, 10 of a reading. */
  scale: z.union([z.literal(10), z.literal(100)]),
  scores: z.array(z.number()),
  mean: z.number().nullable(),
  deviation: z.number().nullable(),
  /** Sheets behind the questions' figures: decided, and not saved as a score alone. */
  sheets: z.int(),
  /** Kuder-Richardson formula 20, with parts of points Cronbach's alpha, which it then is; at most 1, four decimals; null where the sheets or the questions are fewer than two, or all scores alike. */
  kr20: z.number().max(1).nullable(),
  /** Standard error of measurement, in questions, two decimals; null without a KR-20. */
  measurement_error: z.number().nullable(),
  /** Questions that the test counts: annulled ones left out. */
  counted_questions: z.int(),
  /** Spearman–Brown: questions like these that a KR-20 of .80 would take; null where it has that, or no length would do. */
  questions_for_good: z.int().nullable(),
  /** The same two of version B where it has questions of its own, a test apart; null else. */
  version_b: z.object({ sheets: z.int(), kr20: z.number().max(1).nullable() }).nullable(),
  /** The class, its school and the network; empty where the assessment was given to this class alone. */
  comparison: z.array(comparisonSchema),
});
export type AssessmentAnalysis = z.infer<typeof analysisSchema>;
