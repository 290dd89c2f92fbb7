import {
  fail,
  type Outcome,
  type RecordingState,
  readingDetailsSchema,
  schoolGradeOf,
  succeed,
} from '@caderneta/contract';
import { wordsOf } from '@caderneta/reading-engine';
import { eq, sql } from 'drizzle-orm';
import type { FileStore } from '../../files/file-store.ts';
import { readingRecordings } from '../../schema/reading-recordings.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import { decodeAttachment } from '../../server/files/attachment.ts';
import { keepFile } from '../../server/files/keep-file.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { assessmentRefOf, storedResult } from '../assessments/assessments.service.ts';
import { dropRecordingOf, storedUntil } from '../recording-removal/recording-removal.service.ts';
import { holdPupil } from './recording-consents.writes.ts';
import { holdConsent, holdTerm, recordingState } from './recording-state.repository.ts';
import { recordingMessages } from './recordings.messages.ts';

const isSound = (mediaType: string): boolean => /^(audio|video)\//.test(mediaType);

/**
 * Keeps the recording of a saved reading that a teacher marked by ear: only where the network keeps recordings and the guardian
 * consented to the term in force. The same again replaces it.
 */
export async function keepRecording(
  unit: Unit,
  fileStore: FileStore,
  assessmentId: string,
  studentId: string,
  audio: string,
): Promise<Outcome<RecordingState>> {
  const holding = await holdPupil(unit, assessmentId, studentId);
  if (!holding.ok) return holding;
  const pupil = holding.value;
  const { held } = pupil;
  const result = await storedResult(unit.db, assessmentRefOf(held), studentId);
  if (!result) return fail('not-found');
  const refuse = (message: string) => fail('recording-not-kept', { message });
  const { municipalityId } = held;
  const term = await holdTerm(unit.db, municipalityId);
  if (!term) return refuse(recordingMessages.off);
  if (!(await holdConsent(unit.db, municipalityId, studentId, term))) return refuse(recordingMessages.noConsent);
  const marks = readingDetailsSchema.safeParse(result.details).data?.ear_marks;
  if (!marks) return refuse(recordingMessages.noMarks);
  const text = held.row.reading_text ?? '';
  if (wordsOf(text.normalize('NFC')).length !== marks.words.length) return refuse(recordingMessages.otherText);
  const sent = decodeAttachment(audio, 'audio');
  if (!sent.ok) return sent;
  if (!isSound(sent.value.mediaType)) return fail('invalid-request', { errors: [recordingMessages.badAudio] });

  await dropRecordingOf(unit, fileStore, result.id);
  const { content, mediaType } = sent.value;
  const file_id = await keepFile(unit, fileStore, municipalityId, content, mediaType);
  const [schoolClass] = await unit.db
    .select({ grade: schoolClasses.grade })
    .from(schoolClasses)
    .where(eq(schoolClasses.id, held.row.class_id));
  await unit.db.insert(readingRecordings).values({
    municipality_id: municipalityId,
    school_year: held.row.school_year,
    result_id: result.id,
    student_profile_id: studentId,
    file_id,
    text,
    ear_marks: marks,
    grade: schoolGradeOf(schoolClass?.grade ?? ''),
    keep_until: storedUntil(sql`${unit.now.toISOString()}::timestamptz`, term.months),
    created_at: unit.now,
  });
  await unit.record({
    action: 'CREATE',
    table: 'reading_recordings',
    recordId: result.id,
    municipalityId,
    institutionId: held.row.institution_id,
    to: { assessment_id: assessmentId, student_profile_id: studentId, months: term.months },
    ...recordingMessages.stored(pupil.name),
  });
  return succeed(await recordingState(unit.db, assessmentRefOf(held), studentId));
}
