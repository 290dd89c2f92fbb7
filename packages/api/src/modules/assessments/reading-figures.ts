import { type ReadingCriterion, readingCriteria } from '@caderneta/contract';
import { type SQL, sql } from 'drizzle-orm';
import { assessmentResults } from '../../schema/index.ts';

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

/** The figures of a reading's result, as columns of a query over `assessment_results`. */
export const readingFigures = {
  criteria,
  words_per_minute: figure('words_per_minute'),
  accuracy_percent: figure('alignment', 'accuracy_percent'),
} as const;
