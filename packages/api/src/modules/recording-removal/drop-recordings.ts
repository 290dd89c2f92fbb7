import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { FileStore } from '../../files/file-store.ts';
import { files } from '../../schema/files.table.ts';
import { readingRecordings, recordingConsents } from '../../schema/reading-recordings.table.ts';
import { dropFiles } from '../../server/files/keep-file.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';

/** How many recordings and consents went. */
interface Dropped {
  readonly recordings: number;
  readonly consents: number;
}

/**
 * Removes recordings for good: rows with their files, and the bytes once that is durable. Answers how many. The one way in which they go:
 * whatever ends one calls this file.
 */
async function dropRecordings(unit: Unit, fileStore: FileStore, which: SQL | undefined): Promise<number> {
  const doomed = unit.db.select({ id: readingRecordings.file_id }).from(readingRecordings).where(which);
  // Their rows go with the files.
  return dropFiles(unit, fileStore, inArray(files.id, doomed));
}

/** The recording of a result that is no more what it was. */
export const dropRecordingOf = (unit: Unit, fileStore: FileStore, resultId: string): Promise<number> =>
  dropRecordings(unit, fileStore, eq(readingRecordings.result_id, resultId));

/** All that is kept of a pupil, in one municipality or everywhere. */
export async function dropRecordingsOfPupil(
  unit: Unit,
  fileStore: FileStore,
  studentId: string,
  municipalityId?: string,
): Promise<Dropped> {
  const of = ({ municipality_id, student_profile_id }: typeof recordingConsents | typeof readingRecordings) =>
    and(
      eq(student_profile_id, studentId),
      municipalityId === undefined ? undefined : eq(municipality_id, municipalityId),
    );
  // First the consent: that waits for a recording that is being stored on it, and the next statement sees that one.
  const consents = await unit.db.delete(recordingConsents).where(of(recordingConsents)).returning({ one: sql`1` });
  const recordings = await dropRecordings(unit, fileStore, of(readingRecordings));
  return { recordings, consents: consents.length };
}

/** All that a municipality keeps: it no longer wants to. */
export async function dropRecordingsOfNetwork(
  unit: Unit,
  fileStore: FileStore,
  municipalityId: string,
): Promise<Dropped> {
  const recordings = await dropRecordings(unit, fileStore, eq(readingRecordings.municipality_id, municipalityId));
  const own = eq(recordingConsents.municipality_id, municipalityId);
  const consents = await unit.db.delete(recordingConsents).where(own).returning({ one: sql`1` });
  return { recordings, consents: consents.length };
}

/** Another term of keeping holds for what is kept already. */
export async function keepRecordingsFor(unit: Unit, municipalityId: string, months: number): Promise<void> {
  await unit.db
    .update(readingRecordings)
    .set({ keep_until: storedUntil(sql`${readingRecordings.created_at}`, months) })
    .where(eq(readingRecordings.municipality_id, municipalityId));
}

/** The end of the term of keeping, from the moment that a recording was kept. */
export const storedUntil = (since: SQL, months: number): SQL => sql`${since} + make_interval(months => ${months})`;
