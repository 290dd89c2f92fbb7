import {
  earMarksSchema,
  inconclusiveCodes,
  type PupilReading,
  type ReadingCriterion,
  readingCriteria,
  readingFigures,
  scoreOriginOf,
} from '@caderneta/contract';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { z } from 'zod';
import { assessmentResults } from '../../schema/assessment-results.table.ts';

const details = assessmentResults.details;
/** A figure of the stored evaluation; null where it is missing or no number. */
const figure = (...path: readonly string[]): SQL<number | null> => {
  const value = sql`${details} #> ${`{${path.join(',')}}`}::text[]`;
  return sql<number | null>`case when jsonb_typeof(${value}) = 'number' then (${value})::float8 end`;
};

const criteria = Object.fromEntries(readingCriteria.map((name) => [name, figure(name, 'score')])) as Record<
  ReadingCriterion,
  SQL<number | null>
>;

/**
 * `isTextInconclusive` of a stored reading, for queries. Its score counts nowhere: results that were saved before such a reading had to be marked
 * by ear have one.
 */
export const isStoredInconclusive = (of: SQLWrapper): SQL<boolean> => sql<boolean>`coalesce(
  (${of} #>> '{alignment,verdict}' <> 'match' or ${of} -> 'reservations' ?| ${`{${inconclusiveCodes.join(',')}}`}::text[])
  and jsonb_typeof(${of} -> 'ear_marks') is distinct from 'object', false)`;

/** When a reading was read, whatever was saved of it since; of those that were stored before this was kept, when it was saved. */
export const readAt = sql<Date>`coalesce(${assessmentResults.read_at}, ${assessmentResults.updated_at})`.mapWith(
  assessmentResults.updated_at,
);

/** What the figures of a reading's result are taken from, as columns of a query over `assessment_results`. */
export const readingColumns = {
  criteria,
  stored: {
    score: assessmentResults.score,
    overall: figure('overall_score'),
    rate: figure('words_per_minute'),
    accuracy: figure('alignment', 'accuracy_percent'),
    verdict: sql<string | null>`${details} #>> '{alignment,verdict}'`,
    reservations: sql<unknown>`${details} -> 'reservations'`,
    ear_marks: sql<unknown>`${details} -> 'ear_marks'`,
    hasDetails: sql<boolean>`${details} is not null`,
  },
} as const;

interface StoredFigures {
  readonly score: number;
  readonly overall: number | null;
  readonly rate: number | null;
  readonly accuracy: number | null;
  readonly verdict: string | null;
  readonly reservations: unknown;
  readonly ear_marks: unknown;
  readonly hasDetails: boolean;
}

const codes = z.array(z.string()).catch([]);

/** The figures that are shown of a stored reading, and where they come from. */
export function savedFigures(
  stored: StoredFigures,
): Pick<PupilReading, 'score' | 'score_origin' | 'origin' | 'accuracy_percent' | 'words_per_minute'> {
  const source = {
    overall_score: stored.overall,
    ear_marks: earMarksSchema.safeParse(stored.ear_marks).data ?? null,
    words_per_minute: stored.rate,
    alignment: { accuracy_percent: stored.accuracy, verdict: stored.verdict ?? undefined },
    reservations: codes.parse(stored.reservations),
  };
  const figures = readingFigures(source);
  if (!stored.hasDetails) return { ...figures, score: stored.score, score_origin: null, origin: null };
  const score_origin = scoreOriginOf(source);
  return { ...figures, score: score_origin === null ? null : stored.score, score_origin };
}
