import { Button } from '@caderneta/ui';
import type { SheetOwnerDoubt } from '../machine/correction.state.ts';
import { correctionCopy } from '../sheet-correction.copy.ts';
import * as styles from './bench.css.ts';

export interface OwnerQuestionProps {
  doubt: SheetOwnerDoubt;
  selected: { id: string; label: string };
  onSave: (studentId: string) => void;
  onDiscard: () => void;
}

function textOf(doubt: SheetOwnerDoubt, selected: string): string {
  const texts = correctionCopy.identity;
  switch (doubt.kind) {
    case 'other-student':
      return texts.otherStudent(doubt.student.label, selected);
    case 'unknown-student':
      return texts.unknownStudent(doubt.code, selected);
    case 'other-assessment':
      return texts.otherAssessment(doubt.code, selected);
  }
}

/** The sheet's code names somebody else: the teacher says whose it is before anything is saved. */
export function OwnerQuestion({ doubt, selected, onSave, onDiscard }: OwnerQuestionProps) {
  const texts = correctionCopy.identity;
  const owner = doubt.kind === 'other-student' ? doubt.student : null;
  return (
    <section className={styles.question} aria-label={texts.title} role="alert">
      <h3 className={styles.questionTitle}>{texts.title}</h3>
      <p className={styles.questionText}>{textOf(doubt, selected.label)}</p>
      <div className={styles.questionActs}>
        {owner && (
          <Button variant="primary" onPress={() => onSave(owner.id)}>
            {texts.switchTo(owner.label)}
          </Button>
        )}
        <Button onPress={() => onSave(selected.id)}>{texts.keep(selected.label)}</Button>
        <Button variant="quiet" onPress={onDiscard}>
          {texts.discard}
        </Button>
      </div>
    </section>
  );
}
