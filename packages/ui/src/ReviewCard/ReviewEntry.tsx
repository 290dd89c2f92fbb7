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
  const answer = text.trim().replace('.', ',');
  return (
    <form
      className={styles.entry}
      onSubmit={(event) => {
        event.preventDefault();
        if (isAnswer(answer)) onSelect(answer);
      }}
    >
      <TextField
        label={messages.review.number(question)}
        value={text}
        onChange={setText}
        autoComplete="off"
        isDisabled={isDisabled}
      />
      <Button type="submit" variant="primary" isDisabled={isDisabled || !isAnswer(answer)}>
        {messages.review.confirmNumber}
      </Button>
    </form>
  );
}
