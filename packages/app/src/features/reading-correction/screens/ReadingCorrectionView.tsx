import { Card, PageHeader, Select } from '@caderneta/ui';
import { useEffect } from 'react';
import { lazySection } from '../../../parts/lazy/LazyPart.tsx';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import { RecordingCard } from '../components/RecordingCard.tsx';
import * as styles from '../components/reading.css.ts';
import { SendBar } from '../components/SendBar.tsx';
import { readingCopy as texts } from '../reading-correction.copy.ts';
import { type ReadingInput, useReadingSession } from '../use-reading-session.ts';
import { TextCard } from './TextCard.tsx';

// What follows the recording and the text, or what somebody asks for.
const AttemptHistory = lazySection(
  async () => (await import('../../../parts/result-attempts/screens/AttemptHistory.tsx')).AttemptHistory,
);
const EarPanel = lazySection(async () => (await import('../components/EarPanel.tsx')).EarPanel);
const ResultCards = lazySection(async () => (await import('../components/ResultCards.tsx')).ResultCards);
const HistoryCard = lazySection(async () => (await import('./HistoryCard.tsx')).HistoryCard);
const RecordingConsent = lazySection(async () => (await import('./RecordingConsent.tsx')).RecordingConsent);

function preloadParts() {
  for (const part of [ResultCards, EarPanel, RecordingConsent, HistoryCard]) part.preload();
}

export interface ReadingCorrectionViewProps extends ReadingInput {
  onBack: () => void;
}

/** A pupil's reading: recording and text on the left, what the analysis says on the right. */
export function ReadingCorrectionView({ assessment, pupils, wanted, onBack }: ReadingCorrectionViewProps) {
  useEffect(preloadParts, []);
  const session = useReadingSession({ assessment, pupils, wanted });
  const { studentId, pupil, text, take, evaluation, ear, recorder, playback, word, said } = session;
  const { isPreparing, isAnalysing, isSaving } = session;
  const result = session.stored.data;
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
            onChange={session.setStudentId}
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
            onFile={(file) => void session.prepareTake(file, file.name)}
            onRemove={() => void session.removeTake()}
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
                  onSave={() => void session.save()}
                />
              ) : null
            }
          />
          <SendBar
            take={take}
            hasStudent={studentId !== null}
            externalHost={session.externalHost}
            progress={session.progress}
            isBusy={isAnalysing || isPreparing || recorder.state !== 'off'}
            isOffline={session.isOffline}
            isSticky={!ear.isOpen}
            onSend={() => studentId !== null && void session.send(studentId)}
            onCancel={session.cancel}
            onKeep={() => void session.keepHere()}
          />
        </div>
        <div className={styles.stack}>
          {session.stored.failure && <LoadFailed title={texts.result.unknown} of={session.stored} />}
          {evaluation ? (
            <ResultCards
              evaluation={evaluation}
              isSaved={ear.isConfirmed ? false : (take?.isSaved ?? true)}
              isSaving={isSaving}
              onSave={
                session.stored.version === null || ear.toSave() === null || (ear.isOpen && ear.isConfirmed)
                  ? null
                  : () => void session.save()
              }
              onMark={ear.isOpen ? undefined : (ear.open ?? undefined)}
              keepsMarks={ear.keepsMarks}
              onKeepMarks={ear.keepMarks}
            />
          ) : session.stored.isLoading || session.stored.failure ? null : (
            <Card as="section" aria-labelledby="resultado">
              <h2 id="resultado" className={styles.sectionTitle}>
                {texts.result.title}
              </h2>
              <p className={styles.small}>{texts.result.empty}</p>
            </Card>
          )}
          {pupil && <RecordingConsent key={pupil.id} assessmentId={assessment.id} pupil={pupil} take={take} />}
          {studentId !== null && result && result.earlier_attempts > 0 && (
            <Card padding="none">
              <AttemptHistory
                key={`${studentId} ${result.version}`}
                assessmentId={assessment.id}
                studentId={studentId}
                version={result.version}
                format="reading"
                onRestored={() => void session.stored.reload()}
              />
            </Card>
          )}
          {studentId !== null && <HistoryCard assessmentId={assessment.id} studentId={studentId} />}
        </div>
      </div>
    </>
  );
}
