import { useId } from 'react';
import { answerKeyCopy } from './answer-key.copy.ts';
import * as styles from './answer-key.css.ts';
import type { KeyLetter } from './key-draft.ts';

export interface KeyQuestionProps {
  /** From 1. */
  column: number;
  question: number;
  letter: KeyLetter;
  letters: readonly KeyLetter[];
  isDisabled: boolean;
  onLetter: (letter: KeyLetter, byTyping: boolean) => void;
}

/** Finds the question's chosen bubble, to move the focus there. */
export const bubbleSelector = (column: number, question: number) =>
  `[data-key-question="${column}-${question}"] input:checked`;

/** One row of bubbles. Arrow keys choose; typing a letter chooses it and moves on. */
export function KeyQuestion({ column, question, letter, letters, isDisabled, onLetter }: KeyQuestionProps) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={answerKeyCopy.question(column, question)}
      data-key-question={`${column}-${question}`}
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
          <label key={option} className={styles.bubble}>
            <input
              type="radio"
              name={name}
              value={option}
              aria-label={answerKeyCopy.letter(option)}
              checked={option === letter}
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
    </div>
  );
}
