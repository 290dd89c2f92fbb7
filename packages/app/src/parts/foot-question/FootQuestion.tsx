import { Button } from '@caderneta/ui';
import { useLayoutEffect, useRef } from 'react';
import * as styles from './foot-question.css.ts';

export interface FootQuestionProps {
  question: string;
  /** The answer that goes on although something is lost or left open. */
  go: string;
  onGo: () => void;
  /** The answer that loses nothing. */
  stay: string;
  onStay: () => void;
}

/** A question in a dialog's foot, in the place of its buttons: no dialog opens another. */
export function FootQuestion({ question, go, onGo, stay, onStay }: FootQuestionProps) {
  const foot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const frame = foot.current;
    const before = document.activeElement;
    return () => {
      // Before its buttons go, and the focus with them.
      if (before instanceof HTMLElement && frame?.contains(document.activeElement)) before.focus();
    };
  }, []);
  return (
    <div ref={foot} className={styles.foot} role="alert">
      <span className={styles.text}>{question}</span>
      <Button onPress={onGo}>{go}</Button>
      <Button variant="primary" onPress={onStay}>
        {stay}
      </Button>
    </div>
  );
}
