import { keyOfVersion } from '@caderneta/contract';
import { AnswerTable, Skeleton } from '@caderneta/ui';
import { type ReactNode, useState } from 'react';
import { useRestoredFocus } from '../../../lib/use-restored-focus.ts';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import * as layout from '../../../parts/sheet-reading/components/correction-view.css.ts';
import type { Student } from '../../../parts/sheet-reading/machine/live-view.ts';
import { pupilCopy } from '../correct-pupil.copy.ts';
import { answerGroups, isShownAsSaved, reviewOf, sheetView } from '../machine/sheet-view.ts';
import type { Correction } from '../reading/use-correction.ts';
import { OwnerQuestion, ReviewList } from './late-parts.ts';
import * as styles from './pupil.css.ts';
import { ResultFoot } from './ResultFoot.tsx';
import { ScoreHead } from './ScoreHead.tsx';
import { SheetPhoto } from './SheetPhoto.tsx';
import { UnsavedNotice } from './UnsavedNotice.tsx';

export interface ResultPanelProps {
  correction: Correction;
  student: Student;
  /** The pupil's earlier sheets, where the panel has room for them. */
  history: ReactNode;
}

/** Those of a sheet that was read. */
const phasesOfSheet: ReadonlySet<string> = new Set(['asking', 'saving', 'saved', 'kept', 'unsaved']);

/** The sheet beside its key, what must be decided, and what to do next. */
export function ResultPanel({ correction, student, history }: ResultPanelProps) {
  const { state, known, loaded, failure } = correction;
  const { phase, choices } = state;
  const texts = pupilCopy.result;
  // The button that sent the sheet, or that chose between two, is gone with what it stood beside.
  const settled = phasesOfSheet.has(phase.name) ? phase.name : 'none';
  const target = useRestoredFocus<HTMLElement>(`${settled} ${failure?.kind}`, 'none undefined');
  const [showsTheirs, showTheirs] = useState(false);
  const mine = sheetView(state, known, correction.keys, choices);
  const theirs = failure?.kind === 'conflict' && showsTheirs ? failure.theirs : null;
  const view = theirs ? sheetView({ phase: { name: 'idle' } }, theirs, correction.keys, {}) : mine;
  const missing = correction.rows.flatMap(({ student_profile_id: id, status }) => (status === 'PENDING' ? [id] : []));
  const review = failure === null || failure.kind === 'waiting' ? reviewOf(state, known) : [];

  if (view === null || mine === null) {
    if (known === null && loaded.failure) {
      return <LoadFailed title={texts.failed} of={loaded} />;
    }
    if (known === null) return <Skeleton rows={8} />;
    return (
      <div className={styles.nothing}>
        <p className={styles.nothingTitle}>{texts.empty}</p>
        <p>{texts.emptyHint}</p>
      </div>
    );
  }
  return (
    <>
      <ScoreHead student={student.label} view={view} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section ref={target} className={layout.scroll} aria-label={texts.answers} tabIndex={0}>
        {phase.name === 'asking' && (
          <OwnerQuestion
            uncertainty={phase.uncertainty}
            answers={phase.draft.answers}
            selected={student}
            students={correction.keys.students}
            missing={missing}
            picture={correction.reading.picture}
            onSave={(id, version) => void correction.saveFor(id, version)}
            onDiscard={correction.readAgain}
          />
        )}
        {failure && (
          <UnsavedNotice
            failure={failure}
            mine={mine.grade}
            showsTheirs={theirs !== null}
            onShow={showTheirs}
            onRetry={correction.retry}
            onOverwrite={() => void correction.overwrite()}
            onDiscard={correction.discard}
          />
        )}
        {review.length > 0 && (
          <>
            <p className={styles.note}>{texts.inReview(review.length)}</p>
            <ReviewList
              items={review}
              answerKey={keyOfVersion(correction.keys.saved, known?.key_version ?? 'A').key}
              choices={choices}
              onChoose={(question, answer) => correction.send({ type: 'answer-chosen', question, answer })}
            />
          </>
        )}
        <div className={styles.table}>
          <AnswerTable groups={answerGroups(view, texts.column)} />
        </div>
        {isShownAsSaved(phase) && known && theirs === null && history}
        {isShownAsSaved(phase) && known?.photo && theirs === null && (
          <SheetPhoto photo={known.photo} student={student.label} onDrop={correction.dropPhoto} />
        )}
      </section>
      <ResultFoot correction={correction} hasReview={review.length > 0} />
    </>
  );
}
