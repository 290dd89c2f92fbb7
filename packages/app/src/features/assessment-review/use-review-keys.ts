import { useLayoutEffect } from 'react';

export interface ReviewKeys {
  readonly onAnswer: (answer: string) => void;
  readonly onMove: (by: 1 | -1) => void;
  /** The letters of the question, or the digits that stand for a teacher's boxes. */
  readonly letters: readonly string[];
  readonly blank: string | null;
  readonly double: string | null;
  readonly annulled: string;
}

/** Keys of the answers that are no letters. */
export const reviewKeys = { blank: '0', double: '2', annulled: 'N', previous: '←', next: '→' } as const;

const isTyped = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [role="dialog"], [role="alertdialog"]') !== null;

/** The whole review by keyboard, wherever the focus is, but for fields and dialogs. Null while nothing may be answered. */
export function useReviewKeys(keys: ReviewKeys | null): void {
  // Before the question is seen: a key that is struck as it appears counts for it.
  useLayoutEffect(() => {
    if (keys === null) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyped(event.target)) return;
      const key = event.key.toUpperCase();
      const answer = keys.letters.includes(key)
        ? key
        : key === reviewKeys.blank
          ? keys.blank
          : key === reviewKeys.double
            ? keys.double
            : key === reviewKeys.annulled
              ? keys.annulled
              : null;
      const isInGroup = event.target instanceof HTMLElement && event.target.closest('[role="radiogroup"]') !== null;
      if (answer !== null) keys.onAnswer(answer);
      // Within the answers the arrows go from one to the next, as in any group.
      else if (!isInGroup && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
        keys.onMove(event.key === 'ArrowLeft' ? -1 : 1);
      } else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
