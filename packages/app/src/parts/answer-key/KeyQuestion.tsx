import { useId } from 'react';
import { answerKeyCopy } from './answer-key.copy.ts';
import * as styles from './answer-key.css.ts';
import type { KeyLetter, KeyQuestionDraft } from './key-draft.ts';

export interface KeyQuestionProps {
  /** From 1. */
  column: number;
  question: number;
  draft: KeyQuestionDraft;
  letters: readonly KeyLetter[];
  isDisabled: boolean;
  onLetter: (letter: KeyLetter, byTyping: boolean) => void;
}

/** The question's bubble for the focus: the chosen one, or the first of a row that nobody touched. */
export function focusBubble(frame: HTMLElement | null, column: number, question: number): void {
  const row = frame?.querySelector(`[data-key-question="${column}-${question}"]`);
  const bubble = row?.querySelector<HTMLInputElement>('input:checked') ?? row?.querySelector('input');
  bubble?.focus();
}

/** One row of bubbles. Arrow keys choose; typing a letter chooses it and moves on. A row never touched has none filled. */
export function KeyQuestion({ column, question, draft, letters, isDisabled, onLetter }: KeyQuestionProps) {
  const id = useId();
  const { letter, isChosen, isDoubtful } = draft;
  const note = isDoubtful ? answerKeyCopy.doubtful : isChosen ? null : answerKeyCopy.untouched;
  return (
    <div
      role="radiogroup"
      aria-label={answerKeyCopy.question(column, question)}
      aria-describedby={note === null ? undefined : `${id}-note`}
      data-key-question={`${column}-${question}`}
      data-untouched={!isChosen || undefined}
      data-doubtful={isDoubtful || undefined}
      className={styles.row}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const typed = letters.find((known) => known === event.key.toLowerCase());
        if (typed === undefined || isDisabled) return;
        event.preventDefault();
        onLetter(typed, true);
      }}
    >
      <span className={styles.number} aria-hidden="true">
        {question}
      </span>
      <span className={styles.letters}>
        {letters.map((option) => (
          <label key={option} className={styles.bubble} data-default={(!isChosen && option === letter) || undefined}>
            <input
              type="radio"
              name={id}
              value={option}
              aria-label={answerKeyCopy.letter(option)}
              checked={isChosen && option === letter}
              disabled={isDisabled}
              onChange={() => onLetter(option, false)}
              className={styles.radio}
            />
            <span className={styles.face} aria-hidden="true">
              {option.toUpperCase()}
            </span>
          </label>
        ))}
      </span>
      {note !== null && (
        <span id={`${id}-note`} className={isDoubtful ? styles.doubtful : styles.note}>
          {note}
        </span>
      )}
    </div>
  );
}
