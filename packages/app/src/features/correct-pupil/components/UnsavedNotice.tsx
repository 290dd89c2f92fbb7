import { formatMoment } from '@caderneta/contract';
import { Button } from '@caderneta/ui';
import * as view from '../../../parts/sheet-reading/components/correction-view.css.ts';
import { pupilCopy } from '../correct-pupil.copy.ts';
import type { SaveFailure } from '../machine/save-failure.ts';
import type { SheetView } from '../machine/sheet-view.ts';
import * as styles from './pupil.css.ts';

export interface UnsavedNoticeProps {
  failure: SaveFailure;
  /** What was read here. */
  mine: SheetView['grade'];
  /** Of a conflict, the stored sheet is the one on screen. */
  showsTheirs: boolean;
  onShow: (theirs: boolean) => void;
  onRetry: () => void;
  onOverwrite: () => void;
  onDiscard: () => void;
}

function textsOf(failure: SaveFailure, { hits, total, score }: SheetView['grade']): string[] {
  const texts = pupilCopy.unsaved;
  if (failure.kind === 'waiting') return [texts.waiting];
  if (failure.kind === 'failed') return [failure.message, failure.isStored ? texts.savedHere : texts.stored];
  const { theirs } = failure;
  if (theirs === null) return [failure.message];
  const stored = texts.grade(theirs.hits ?? 0, theirs.total ?? 0, theirs.score ?? 0);
  const by = theirs.is_own ? texts.ownDevice : theirs.by;
  return [texts.conflict(by, formatMoment(theirs.updated_at ?? ''), stored, texts.grade(hits, total, score))];
}

function Acts({ failure, showsTheirs, onShow, onRetry, onOverwrite }: UnsavedNoticeProps) {
  const texts = pupilCopy.unsaved;
  if (failure.kind !== 'conflict') {
    return (
      <Button variant="primary" onPress={onRetry}>
        {texts.retry}
      </Button>
    );
  }
  return (
    <>
      {failure.theirs && (
        <Button variant="primary" onPress={() => onShow(!showsTheirs)}>
          {showsTheirs ? texts.seeMine : texts.seeCurrent}
        </Button>
      )}
      <Button onPress={onOverwrite}>{texts.keepMine}</Button>
    </>
  );
}

/** The sheet is not on the server: it stays until it is saved, or thrown away by the button that says so. */
export function UnsavedNotice(props: UnsavedNoticeProps) {
  const { failure, mine, onDiscard } = props;
  const texts = pupilCopy.unsaved;
  const isWaiting = failure.kind === 'waiting';
  const hasTheirs = failure.kind === 'conflict' && failure.theirs !== null;
  return (
    <section
      className={isWaiting ? view.question : styles.failureCard}
      aria-label={texts.title}
      role={isWaiting ? 'status' : 'alert'}
    >
      <h3 className={isWaiting ? view.questionTitle : styles.failureTitle}>{texts.title}</h3>
      {textsOf(failure, mine).map((text) => (
        <p key={text} className={view.questionText}>
          {text}
        </p>
      ))}
      <div className={view.questionActs}>
        <Acts {...props} />
        <Button variant="quiet" onPress={onDiscard}>
          {hasTheirs ? texts.useTheirs : texts.discard}
        </Button>
      </div>
    </section>
  );
}
