import { useId, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { messages } from '../messages.ts';
import { TextArea } from '../TextArea/TextArea.tsx';
import * as styles from './CommentBox.css.ts';

export interface CommentBoxProps {
  /** Default 'Comentário'. Say on what, where a screen has several: 'Comentário da aula 3'. */
  label?: string;
  /** The comment as it is saved; null when there is none. */
  comment: string | null;
  /** Whether the person may write it. Without it the comment is read, or its absence explained. */
  canComment: boolean;
  /** What is typed, where the screen keeps it; null for nothing. Left out, the box keeps it. */
  typed?: string | null;
  onType?: (text: string) => void;
  onSave?: (comment: string) => void;
  isSaving?: boolean;
  errorMessage?: string;
}

/**
 * One comment on something, by one who guides: a mentor on a lesson's answers. It can be written again. An exchange
 * of messages is another thing, and a field of a form is a TextArea.
 */
export function CommentBox({
  label = messages.comment.label,
  comment,
  canComment,
  typed,
  onType,
  onSave,
  isSaving = false,
  errorMessage,
}: CommentBoxProps) {
  const id = useId();
  const texts = messages.comment;
  // What was typed over which saved comment: once another is saved, that one shows.
  const [draft, setDraft] = useState({ over: comment, text: comment ?? '' });
  const own = draft.over === comment ? draft.text : null;
  const text = (typed === undefined ? own : typed) ?? comment ?? '';

  if (!canComment) {
    return (
      <div className={styles.box}>
        <p id={id} className={styles.title}>
          {label}
        </p>
        {comment === null || comment === '' ? (
          <p className={styles.none}>{texts.forbidden}</p>
        ) : (
          <blockquote aria-labelledby={id} className={styles.comment}>
            {comment}
          </blockquote>
        )}
      </div>
    );
  }
  const isSame = text.trim() === (comment ?? '').trim();
  return (
    <div className={styles.box}>
      <TextArea
        label={label}
        value={text}
        onChange={(next) => {
          setDraft({ over: comment, text: next });
          onType?.(next);
        }}
        errorMessage={errorMessage}
        className={styles.field}
      />
      <Button isDisabled={isSame} isPending={isSaving} onPress={() => onSave?.(text.trim())}>
        {texts.save}
      </Button>
    </div>
  );
}
