import { readingRateOf, schoolGradeOf } from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import { institutions } from '../../schema/institutions.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import type { RecordingQuestion } from '../../server/context/recording-judge.ts';
import type { Queries } from '../../server/query/queries.ts';
import { municipalitySettingsOf } from '../settings/settings.service.ts';
import type { RecordingForm } from './recording-form.ts';

/** What is asked of a reader: by the school year of the class and what its municipality decided; without a class, by the year alone. */
export async function demandOf(
  db: Queries,
  { classId, grade }: Pick<RecordingForm, 'classId' | 'grade'>,
): Promise<Pick<RecordingQuestion, 'grade' | 'fullRate' | 'margins'>> {
  if (classId === undefined) return { grade };
  const [found] = await db
    .select({ name: schoolClasses.grade, municipalityId: institutions.municipality_id })
    .from(schoolClasses)
    .innerJoin(institutions, eq(institutions.id, schoolClasses.institution_id))
    .where(eq(schoolClasses.id, classId));
  if (!found) return { grade };
  const ofClass = schoolGradeOf(found.name) ?? grade ?? null;
  const { reading_rates, reading_calibration } = await municipalitySettingsOf(db, found.municipalityId);
  return {
    grade: ofClass ?? undefined,
    fullRate: readingRateOf(ofClass, reading_rates).full,
    margins: reading_calibration?.margins,
  };
}
