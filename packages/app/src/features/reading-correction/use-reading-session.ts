import type { assessmentEndpoints, DataOf } from '@caderneta/contract';
import { showToast } from '@caderneta/ui';
import { useEffect, useRef, useState } from 'react';
import { withReason } from '../../lib/api/failure-text.ts';
import { useOnline } from '../../lib/use-online.ts';
import { usePlayback } from './audio/use-playback.ts';
import { wordAt } from './evaluation/marked-words.ts';
import { useAudioService, usePupilResult, useSaveReading } from './reading-correction.api.ts';
import { readingCopy, TOAST_MS } from './reading-correction.copy.ts';
import { readingOf } from './stored-reading.ts';
import { isAnalysed } from './takes.ts';
import { useAnalysis } from './use-analysis.ts';
import { useReadingEar } from './use-reading-ear.ts';
import { useRecorder } from './use-recorder.ts';
import { useTakes } from './use-takes.ts';

export interface Pupil {
  readonly id: string;
  readonly label: string;
}

export interface ReadingInput {
  readonly assessment: DataOf<typeof assessmentEndpoints.get>;
  readonly pupils: readonly Pupil[];
  /** A pupil that the address names: one of `pupils`. */
  readonly wanted: string | null;
}

const tell = (tone: 'success' | 'error' | 'warning' | 'info', message: string) =>
  showToast({ tone, message, durationMs: TOAST_MS });

/** A correction of readings: whose it is, their recording, its analysis, what was marked by ear, and the saving. */
export function useReadingSession({ assessment, pupils, wanted }: ReadingInput) {
  const texts = readingCopy;
  const [studentId, setStudentId] = useState(wanted ?? pupils[0]?.id ?? null);
  const [isPreparing, setPreparing] = useState(false);
  const [offlineFor, setOfflineFor] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const { takes, dispatch, make, keep, forget, remove } = useTakes(assessment);
  const analysis = useAnalysis();
  const service = useAudioService();
  const stored = usePupilResult(assessment.id, studentId);
  const saveReading = useSaveReading(assessment.id);
  const isOnline = useOnline();

  const take = (studentId !== null && takes[studentId]) || null;
  const pupil = pupils.find(({ id }) => id === studentId);
  const text = assessment.reading_text ?? '';
  const ear = useReadingEar({ assessmentId: assessment.id, text, studentId, take, stored: readingOf(stored.data) });
  const { evaluation } = ear;
  const isAnalysing = analysis.progress !== null;

  const prepareTake = async (audio: Blob, name: string) => {
    if (studentId === null) return;
    setPreparing(true);
    await make(studentId, { audio, name });
    setPreparing(false);
    setOfflineFor(null);
  };
  const recorder = useRecorder((audio) => {
    tell('success', texts.recording.finished);
    void prepareTake(audio, 'gravacao.webm');
  });
  const playback = usePlayback(take?.url ?? null, () => tell('error', texts.recording.unplayable));
  const word = take ? wordAt(evaluation, playback.at) : -1;
  const said = evaluation?.alignment?.words?.[word];

  const send = async (student: string) => {
    const sent = takes[student];
    if (!sent) return;
    const outcome = await analysis.run({ student, take: sent, text, classId: assessment.class_id });
    setOfflineFor(outcome.state === 'offline' ? student : null);
    if (outcome.state !== 'done') return;
    dispatch({ type: 'analysed', student, audio: sent.audio, evaluation: outcome.evaluation });
    await forget(student);
  };
  // What was kept goes by itself once there is a connection, one after the other, each once until another connection comes.
  const tried = useRef(new Set<string>());
  const waiting = Object.entries(takes).find(([id, one]) => one.isStored && !tried.current.has(id))?.[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: `send` is another in each render
  useEffect(() => {
    if (!isOnline) tried.current.clear();
    if (!isOnline || waiting === undefined || isAnalysing) return;
    tried.current.add(waiting);
    void send(waiting);
  }, [isOnline, waiting, isAnalysing]);

  const save = async () => {
    const saved = ear.toSave();
    if (studentId === null || saved === null) return;
    if (stored.version === null) return tell('error', texts.result.unknown);
    setSaving(true);
    const answer = await saveReading(studentId, saved, stored.version);
    setSaving(false);
    if (!answer.ok) return tell('error', withReason(texts.result.saveFailed, answer));
    const current = readingOf(answer.data) ?? saved.details;
    dispatch({ type: 'saved', student: studentId, shown: take?.evaluation ?? null, evaluation: current });
    ear.forget();
    if (take?.isStored && isAnalysed(current)) {
      setOfflineFor(null);
      await forget(studentId);
    }
    tell('success', texts.result.saved);
  };
  const keepHere = async () => {
    const name = pupils.find(({ id }) => id === studentId)?.label ?? '';
    if (studentId === null || take === null) return;
    tried.current.delete(studentId);
    if (!(await keep(studentId, name, take))) tell('error', texts.stored.failed);
  };
  const removeTake = async () => {
    if (studentId === null) return;
    await remove(studentId);
    ear.forget();
    tell('info', texts.recording.removed);
  };

  return {
    stored,
    studentId,
    setStudentId,
    pupil,
    text,
    take,
    evaluation,
    ear,
    recorder,
    playback,
    word,
    said,
    isPreparing,
    isAnalysing,
    isSaving,
    isOffline: offlineFor !== null && offlineFor === studentId,
    progress: analysis.progress,
    cancel: analysis.cancel,
    externalHost: service?.external_host ?? null,
    prepareTake,
    send,
    save,
    keepHere,
    removeTake,
  };
}
