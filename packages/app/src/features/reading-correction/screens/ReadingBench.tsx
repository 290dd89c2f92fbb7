import type { assessmentEndpoints, DataOf } from '@caderneta/contract';
import { Card, PageHeader, Select, showToast } from '@caderneta/ui';
import { useEffect, useState } from 'react';
import { withReason } from '../../../lib/api/failure-text.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { uniqueId } from '../../../lib/write-key.ts';
import { usePlayback } from '../audio/use-playback.ts';
import { EarPanel } from '../components/EarPanel.tsx';
import { RecordingCard } from '../components/RecordingCard.tsx';
import { ResultCards } from '../components/ResultCards.tsx';
import * as styles from '../components/reading.css.ts';
import { SendBar } from '../components/SendBar.tsx';
import { wordAt } from '../evaluation/marked-words.ts';
import { useAudioService, usePupilResult, useSaveReading } from '../reading-correction.api.ts';
import { readingCopy, TOAST_MS } from '../reading-correction.copy.ts';
import { readingOf } from '../stored-reading.ts';
import { awaitsAnalysis } from '../takes.ts';
import { useAnalysis } from '../use-analysis.ts';
import { useReadingEar } from '../use-reading-ear.ts';
import { useRecorder } from '../use-recorder.ts';
import { useTakes } from '../use-takes.ts';
import { HistoryCard } from './HistoryCard.tsx';
import { RecordingConsent } from './RecordingConsent.tsx';
import { TextCard } from './TextCard.tsx';

export interface Pupil {
  readonly id: string;
  readonly label: string;
}

export interface ReadingBenchProps {
  assessment: DataOf<typeof assessmentEndpoints.get>;
  pupils: readonly Pupil[];
  /** A pupil that the address names. */
  wanted: string | null;
  onBack: () => void;
}

const tell = (tone: 'success' | 'error' | 'warning' | 'info', message: string) =>
  showToast({ tone, message, durationMs: TOAST_MS });

/** A pupil's reading: recording and text on the left, what the analysis says on the right. */
export function ReadingBench({ assessment, pupils, wanted, onBack }: ReadingBenchProps) {
  const texts = readingCopy;
  const [studentId, setStudentId] = useState(pupils.find(({ id }) => id === wanted)?.id ?? pupils[0]?.id ?? null);
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
  // What was kept goes by itself once there is a connection, one after the other.
  const waiting = Object.entries(takes).find(([, one]) => one.isKept && awaitsAnalysis(one))?.[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: one try each time that a connection comes back or another waits
  useEffect(() => {
    if (isOnline && waiting !== undefined && !isAnalysing) void send(waiting);
  }, [isOnline, waiting]);

  const save = async () => {
    const saved = ear.toSave();
    if (studentId === null || saved === null) return;
    setSaving(true);
    const answer = await saveReading(studentId, saved, stored.data?.version, uniqueId());
    setSaving(false);
    if (!answer.ok) return tell('error', withReason(texts.result.saveFailed, answer));
    const kept = readingOf(answer.data) ?? saved;
    dispatch({ type: 'saved', student: studentId, shown: take?.evaluation ?? null, evaluation: kept });
    ear.forget();
    tell('success', texts.result.saved);
  };
  const keepHere = async () => {
    const name = pupils.find(({ id }) => id === studentId)?.label ?? '';
    if (studentId === null || take === null) return;
    if (!(await keep(studentId, name, take))) tell('error', texts.kept.failed);
  };
  const removeTake = async () => {
    if (studentId === null) return;
    await remove(studentId);
    ear.forget();
    tell('info', texts.recording.removed);
  };
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={texts.subtitle(assessment.title)}
        onBack={onBack}
        actions={
          <Select
            label={texts.student}
            placeholder={texts.studentPlaceholder}
            isDisabled={recorder.state !== 'off' || isPreparing}
            items={pupils.map(({ id, label }, index) => ({
              id,
              label,
              detail: texts.studentPosition(index + 1, pupils.length),
            }))}
            selectedId={studentId}
            onChange={setStudentId}
          />
        }
      />
      <div className={styles.page}>
        <div className={styles.stack}>
          <RecordingCard
            take={take}
            recorder={recorder}
            playback={playback}
            isPreparing={isPreparing}
            isFixed={isAnalysing}
            hasStudent={studentId !== null}
            word={
              said && said.start_s !== null && said.end_s !== null
                ? { text: said.word, startSeconds: said.start_s, endSeconds: said.end_s }
                : undefined
            }
            onFile={(file) => void prepareTake(file, file.name)}
            onRemove={() => void removeTake()}
          />
          <TextCard
            assessmentId={assessment.id}
            version={assessment.version}
            text={text}
            evaluation={evaluation}
            currentWord={word}
            onMark={ear.open}
            whyNotMark={ear.whyNot}
            marking={
              ear.isOpen ? (
                <EarPanel
                  key={studentId}
                  text={text}
                  work={ear.work}
                  take={take}
                  evaluation={evaluation}
                  playback={playback}
                  canUndo={ear.canUndo}
                  isSaving={isSaving}
                  onChange={ear.change}
                  onUndo={ear.undo}
                  onClose={ear.close}
                  onSave={() => void save()}
                />
              ) : null
            }
          />
          <SendBar
            take={take}
            hasStudent={studentId !== null}
            externalHost={service?.external_host ?? null}
            progress={analysis.progress}
            isBusy={isAnalysing || isPreparing || recorder.state !== 'off'}
            isOffline={offlineFor !== null && offlineFor === studentId}
            isSticky={!ear.isOpen}
            onSend={() => studentId !== null && void send(studentId)}
            onCancel={analysis.cancel}
            onKeep={() => void keepHere()}
          />
        </div>
        <div className={styles.stack}>
          {evaluation ? (
            <ResultCards
              evaluation={evaluation}
              isSaved={ear.isConfirmed ? false : (take?.isSaved ?? true)}
              isSaving={isSaving}
              onSave={ear.toSave() === null || (ear.isOpen && ear.isConfirmed) ? null : () => void save()}
              onMark={ear.isOpen ? undefined : (ear.open ?? undefined)}
              keepsMarks={ear.keepsMarks}
              onKeepMarks={ear.keepMarks}
            />
          ) : (
            <Card as="section" aria-labelledby="resultado">
              <h2 id="resultado" className={styles.sectionTitle}>
                {texts.result.title}
              </h2>
              <p className={styles.small}>{texts.result.empty}</p>
            </Card>
          )}
          {pupil && <RecordingConsent key={pupil.id} assessmentId={assessment.id} pupil={pupil} take={take} />}
          {studentId !== null && <HistoryCard assessmentId={assessment.id} studentId={studentId} />}
        </div>
      </div>
    </>
  );
}
