import { Button } from '@caderneta/ui';
import * as bench from '../../../parts/sheet-reading/components/bench.css.ts';
import { pupilCopy } from '../correct-pupil.copy.ts';
import type { SheetTrouble } from '../machine/sheet-trouble.ts';
import type { SheetView } from '../machine/sheet-view.ts';
import * as styles from './pupil.css.ts';

export interface UnsavedNoticeProps {
  trouble: SheetTrouble;
  /** What was read here. */
  mine: SheetView['grade'];
  /** Of a conflict, the stored sheet is the one on screen. */
  showsTheirs: boolean;
  onShow: (theirs: boolean) => void;
  onRetry: () => void;
  onOverwrite: () => void;
  onDiscard: () => void;
}

function textsOf(trouble: SheetTrouble, { hits, total, score }: SheetView['grade']): string[] {
  const texts = pupilCopy.unsaved;
  if (trouble.kind === 'waiting') return [texts.waiting];
  if (trouble.kind === 'failed') return [trouble.message, trouble.isKept ? texts.keptHere : texts.kept];
  const { theirs } = trouble;
  if (theirs === null) return [trouble.message];
  const stored = texts.grade(theirs.hits ?? 0, theirs.total ?? 0, theirs.score ?? 0);
  const by = theirs.is_own ? texts.ownDevice : theirs.by;
  return [texts.conflict(by, stored, texts.grade(hits, total, score))];
}

function Acts({ trouble, showsTheirs, onShow, onRetry, onOverwrite }: UnsavedNoticeProps) {
  const texts = pupilCopy.unsaved;
  if (trouble.kind !== 'conflict') {
    return (
      <Button variant="primary" onPress={onRetry}>
        {texts.retry}
      </Button>
    );
  }
  return (
    <>
      {trouble.theirs && (
        <Button variant="primary" onPress={() => onShow(!showsTheirs)}>
          {showsTheirs ? texts.seeMine : texts.seeCurrent}
        </Button>
      )}
      <Button onPress={onOverwrite}>{texts.overwrite}</Button>
    </>
  );
}

/** The sheet is not on the server: it stays until it is saved, or thrown away by the button that says so. */
export function UnsavedNotice(props: UnsavedNoticeProps) {
  const { trouble, mine, onDiscard } = props;
  const texts = pupilCopy.unsaved;
  const isWaiting = trouble.kind === 'waiting';
  return (
    <section
      className={isWaiting ? bench.question : styles.trouble}
      aria-label={texts.title}
      role={isWaiting ? 'status' : 'alert'}
    >
      <h3 className={isWaiting ? bench.questionTitle : styles.troubleTitle}>{texts.title}</h3>
      {textsOf(trouble, mine).map((text) => (
        <p key={text} className={bench.questionText}>
          {text}
        </p>
      ))}
      <div className={bench.questionActs}>
        <Acts {...props} />
        <Button variant="quiet" onPress={onDiscard}>
          {texts.discard}
        </Button>
      </div>
    </section>
  );
}
