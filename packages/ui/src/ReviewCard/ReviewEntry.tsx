import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { messages } from '../messages.ts';
import { TextField } from '../TextField/TextField.tsx';
import * as styles from './ReviewCard.css.ts';

interface ReviewEntryProps {
  question: number | string;
  /** Whether a text is an answer. */
  isAnswer: (text: string) => boolean;
  /** '' while nothing was typed. */
  selected: string;
  isDisabled: boolean;
  onSelect: (answer: string) => void;
}

/** An answer that is typed, a number, and confirmed. A point is taken for a comma. */
export function ReviewEntry({ question, isAnswer, selected, isDisabled, onSelect }: ReviewEntryProps) {
  const [text, setText] = useState(selected);
  const [isRefused, refuse] = useState(false);
  const answer = text.trim().replace('.', ',');
  const isFit = isAnswer(answer);
  return (
    <form
      className={styles.entry}
      onSubmit={(event) => {
        event.preventDefault();
        refuse(!isFit);
        if (isFit) onSelect(answer);
      }}
    >
      <TextField
        label={messages.review.number(question)}
        value={text}
        onChange={setText}
        autoComplete="off"
        isDisabled={isDisabled}
        errorMessage={isRefused && !isFit ? messages.review.noNumber : undefined}
      />
      <Button type="submit" variant="primary" isDisabled={isDisabled}>
        {messages.review.confirmNumber}
      </Button>
    </form>
  );
}
