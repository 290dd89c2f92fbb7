import {
  type AudioAnalysis,
  assessmentEndpoints,
  classEndpoints,
  type ReadingDetails,
  readingEndpoints,
  recordingEndpoints,
  settingsEndpoints,
} from '@caderneta/contract';
import { call } from '../../lib/api/call.ts';
import { dashboardReads } from '../../lib/api/dashboard-reads.ts';
import { joinLoads } from '../../lib/api/load-state.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { useEvery } from '../../lib/api/use-every.ts';
import { useWrites } from '../../lib/api/use-record-writes.ts';

const byId = (id: string) => ({ params: { id } });

/** All that a correction needs at first: the assessment with its text, and the class's pupils. */
export function useReadingSetup(assessmentId: string, classIdOfAddress: string | null) {
  const assessment = useCall(assessmentEndpoints.get, byId(assessmentId));
  const classId = classIdOfAddress ?? assessment.data?.class_id ?? null;
  const students = useEvery(classEndpoints.students, classId === null ? null : byId(classId));
  return {
    assessment,
    classId,
    students,
    ...joinLoads(assessment, students),
  };
}

/** Whether recordings leave this server, and for which host. */
export const useAudioService = () => useCall(settingsEndpoints.correctionServices, {}).data?.audio ?? null;

const ofPupil = (assessmentId: string, studentProfileId: string) => ({
  params: { id: assessmentId, studentProfileId },
});

/** A pupil's saved result. `version`: what a save says that it knows of: 0 where there is no result, null until that is known. */
export function usePupilResult(assessmentId: string, studentId: string | null) {
  const loaded = useCall(assessmentEndpoints.result, studentId === null ? null : ofPupil(assessmentId, studentId));
  const isNone = loaded.failure?.code === 'not-found';
  return { ...loaded, failure: isNone ? null : loaded.failure, version: loaded.data?.version ?? (isNone ? 0 : null) };
}

/** A pupil's readings, the newest first. */
export const usePupilReadings = (assessmentId: string, studentId: string) =>
  useEvery(assessmentEndpoints.readings, ofPupil(assessmentId, studentId));

/** An evaluation with the score that it makes: one without a score is no result. */
export interface ScoredReading {
  readonly details: ReadingDetails;
  readonly score: number;
}

/** Saves an evaluation as the pupil's result. */
export function useSaveReading(assessmentId: string) {
  const { result, results, readings, list, get } = assessmentEndpoints;
  const { writeOnce } = useWrites(result, results, readings, list, get, recordingEndpoints.state, ...dashboardReads);
  return (studentId: string, reading: ScoredReading, version: number) =>
    writeOnce(assessmentEndpoints.saveResult, {
      ...byId(assessmentId),
      body: { student_profile_id: studentId, ...reading, version },
    });
}

/** Saves the text that is read, or takes it away. */
export function useSaveText(assessmentId: string) {
  const { write } = useWrites(assessmentEndpoints.get);
  return (reading_text: string | null, version: number) =>
    write(assessmentEndpoints.update, { ...byId(assessmentId), body: { reading_text, version } });
}

/** A minute of a core and the queue before it, and a slow line. */
const PATIENCE_MS = 240_000;

export interface AnalysisRequest {
  readonly audio: Blob;
  readonly name: string;
  readonly text: string;
  /** Its school year and municipality say what is asked of the reader. */
  readonly classId: string;
  readonly signal: AbortSignal;
  readonly onSent: (share: number) => void;
}

/** Sends a recording for analysis. `body` is the service's own answer where one came. */
export async function analyse({ audio, name, text, classId, signal, onSent }: AnalysisRequest) {
  const form = new FormData();
  form.append('audio', audio, name);
  if (text.trim() !== '') form.append('texto', text);
  form.append('turma', classId);
  const options = { form, signal, onSent, timeoutMs: PATIENCE_MS };
  const answer = await call(readingEndpoints.analyse, options);
  // Older servers know the older service's path alone.
  const isUnknown = !answer.ok && (answer.code === 'not-found' || answer.statusText === 'Not Found');
  return isUnknown ? call(readingEndpoints.legacyAnalyse, options) : answer;
}

/** The evaluation of an answer; null where it says that there is none. */
export const evaluationOf = ({ status, evaluation }: AudioAnalysis): ReadingDetails | null =>
  status === 'success' ? (evaluation ?? null) : null;
