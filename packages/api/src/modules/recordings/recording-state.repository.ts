import type { MunicipalitySettings, RecordingState } from '@caderneta/contract';
import { and, eq } from 'drizzle-orm';
import { assessmentResults } from '../../schema/assessment-results.table.ts';
import { municipalities } from '../../schema/municipalities.table.ts';
import { readingRecordings, recordingConsents } from '../../schema/reading-recordings.table.ts';
import { users } from '../../schema/users.table.ts';
import type { Queries, Transaction } from '../../server/query/queries.ts';
import type { AssessmentRef } from '../assessments/assessments.service.ts';
import { municipalitySettingsOf } from '../settings/settings.service.ts';

type Term = NonNullable<RecordingState['term']>;

/** The term in force; null where the network keeps no recordings. */
function termOf({ reading_recordings: { keep, term, term_since, months } }: MunicipalitySettings): Term | null {
  return keep && term_since !== null ? { text: term, since: term_since, months } : null;
}

/** The term in force, which nobody changes until the transaction ends. */
export async function holdTerm(db: Transaction, municipalityId: string): Promise<Term | null> {
  await db
    .select({ id: municipalities.id })
    .from(municipalities)
    .where(eq(municipalities.id, municipalityId))
    .for('share');
  return termOf(await municipalitySettingsOf(db, municipalityId));
}

/** Whether the guardian consented to the term; who withdraws meanwhile waits for the transaction, and then takes away what it kept. */
export async function holdConsent(
  db: Transaction,
  municipalityId: string,
  studentId: string,
  term: Term,
): Promise<boolean> {
  const [row] = await db
    .select({ since: recordingConsents.term_since })
    .from(recordingConsents)
    .where(ofPupil(municipalityId, studentId))
    .for('share');
  return row !== undefined && isCurrent(row.since, term);
}

const ofPupil = (municipalityId: string, studentId: string) =>
  and(eq(recordingConsents.municipality_id, municipalityId), eq(recordingConsents.student_profile_id, studentId));

const isCurrent = (since: Date, term: Term): boolean => since.getTime() === Date.parse(term.since);

/** The guardian's consent for a pupil in a municipality; null where nobody recorded one. */
export async function findConsent(
  db: Queries,
  municipalityId: string,
  studentId: string,
  term: Term | null,
): Promise<RecordingState['consent']> {
  const [row] = await db
    .select({ consent: recordingConsents, name: users.name })
    .from(recordingConsents)
    .leftJoin(users, eq(users.id, recordingConsents.recorded_by))
    .where(ofPupil(municipalityId, studentId));
  if (!row) return null;
  const { recorded_at, term_since } = row.consent;
  return {
    recorded_at: recorded_at.toISOString(),
    recorded_by: row.name,
    is_current: term !== null && isCurrent(term_since, term),
  };
}

/** What holds for the recordings of a pupil, and of the result in an assessment. */
export async function recordingState(
  db: Queries,
  assessment: AssessmentRef,
  studentId: string,
): Promise<RecordingState> {
  const { id, municipalityId, schoolYear } = assessment;
  const term = termOf(await municipalitySettingsOf(db, municipalityId));
  const [stored] = await db
    .select({ id: readingRecordings.id })
    .from(readingRecordings)
    .innerJoin(
      assessmentResults,
      and(
        eq(assessmentResults.municipality_id, readingRecordings.municipality_id),
        eq(assessmentResults.school_year, readingRecordings.school_year),
        eq(assessmentResults.id, readingRecordings.result_id),
      ),
    )
    .where(
      and(
        eq(readingRecordings.municipality_id, municipalityId),
        eq(readingRecordings.school_year, schoolYear),
        eq(readingRecordings.student_profile_id, studentId),
        eq(assessmentResults.assessment_id, id),
      ),
    );
  return { term, consent: await findConsent(db, municipalityId, studentId, term), is_kept: stored !== undefined };
}
