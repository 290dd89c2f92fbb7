import { Button } from '@caderneta/ui';
import { OctagonX } from 'lucide-react';
import { LazyConflict } from '../../../parts/record-form/LazyConflict.tsx';
import { classCopy } from '../correct-class.copy.ts';
import { markOf } from '../machine/class-roll.ts';
import type { ClassRun, ClassSave } from '../machine/class-run.state.ts';
import type { ClassRunHook } from '../reading/use-class-run.ts';
import * as styles from './class.css.ts';
import { nameOf } from './pupil-names.ts';

function textOf(run: ClassRun, save: ClassSave | undefined): string {
  const texts = classCopy.words;
  const { word } = run;
  if (word?.kind === 'known') return texts.known(nameOf(run, word.student));
  if (word?.kind === 'foreign') return texts.foreign(word.code);
  if (word?.kind === 'undone') return texts.undone(nameOf(run, word.student));
  if (save === undefined) return '';
  const name = nameOf(run, save.student);
  const { status, grade, missing } = markOf(run.roll, save.student);
  if (missing !== null) return texts.pageRead(name, missing);
  if (status === 'IN_REVIEW') return texts.inReview(name);
  return grade === null ? texts.whole(name) : texts.saved(name, grade);
}

/** What became of the last sheet, said aloud too; a sheet that somebody placed can be taken back. */
export function ClassWordBar({ hook }: { hook: ClassRunHook }) {
  const { state, undo, meeting } = hook;
  const { word, saves } = state;
  const save = word?.kind === 'saved' ? saves[word.save] : undefined;
  // Taking a result back takes every sheet of the pupil: only an only one.
  const isOnly = saves.every((each) => each === save || each.student !== save?.student || each.state !== 'kept');
  const isUndoable = save?.how === 'teacher' && save.version === 0 && save.state === 'kept' && isOnly;
  return (
    <>
      <div className={word?.kind === 'foreign' ? styles.refusedWord : styles.word}>
        {word?.kind === 'foreign' && <OctagonX aria-hidden="true" className={styles.wordIcon} />}
        <p role="status" className={styles.wordText}>
          {textOf(state, save)}
        </p>
        {save && isUndoable && (
          <Button
            size="compact"
            aria-label={classCopy.words.undoOf(nameOf(state, save.student))}
            onPress={() => void undo(save)}
          >
            {classCopy.words.undo}
          </Button>
        )}
      </div>
      {meeting && <LazyConflict {...meeting} />}
    </>
  );
}
