import {
  earMarksSchema,
  type PupilReading,
  type ReadingCriterion,
  readingCriteria,
  readingFigures,
} from '@caderneta/contract';
import { type SQL, sql } from 'drizzle-orm';
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

/** What the figures of a reading's result are taken from, as columns of a query over `assessment_results`. */
export const readingColumns = {
  criteria,
  stored: {
    rate: figure('words_per_minute'),
    accuracy: figure('alignment', 'accuracy_percent'),
    verdict: sql<string | null>`${details} #>> '{alignment,verdict}'`,
    ear_marks: sql<unknown>`${details} -> 'ear_marks'`,
    hasDetails: sql<boolean>`${details} is not null`,
  },
} as const;

interface StoredFigures {
  readonly rate: number | null;
  readonly accuracy: number | null;
  readonly verdict: string | null;
  readonly ear_marks: unknown;
  readonly hasDetails: boolean;
}

/** The figures that are shown of a stored reading, and where they come from. */
export function savedFigures(
  stored: StoredFigures,
): Pick<PupilReading, 'origin' | 'accuracy_percent' | 'words_per_minute'> {
  const figures = readingFigures({
    ear_marks: earMarksSchema.safeParse(stored.ear_marks).data ?? null,
    words_per_minute: stored.rate,
    alignment: { accuracy_percent: stored.accuracy, verdict: stored.verdict ?? undefined },
  });
  return stored.hasDetails ? figures : { ...figures, origin: null };
}
