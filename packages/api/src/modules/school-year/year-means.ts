import type { Queries } from '../../server/query/queries.ts';
import { municipalitySettingsOf } from '../settings/settings.service.ts';
import { type YearOfNetwork, yearGradesOf } from './year-records.repository.ts';
import { disciplineYearsOf, meanOfYear } from './year-result.ts';

/** Média of pupils' year so far, as `yearResultOf` has it, without reading presences. Who has no grade yet is not in the answer. */
export async function yearMeansOf(
  db: Queries,
  at: YearOfNetwork,
  pupils: readonly string[],
): Promise<ReadonlyMap<string, number | null>> {
  if (pupils.length === 0) return new Map();
  const rules = await municipalitySettingsOf(db, at.municipalityId);
  const grades = await yearGradesOf(db, at, pupils);
  return new Map([...grades].map(([pupil, graded]) => [pupil, meanOfYear(disciplineYearsOf([], graded, rules))]));
}
