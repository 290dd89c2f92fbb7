import { keyColumnCount, pagesOfKeys } from '@caderneta/contract';
import { SegmentedControl, Select, Stack } from '@caderneta/ui';
import type { RefObject } from 'react';
import { answerKeyCopy } from './answer-key.copy.ts';
import * as styles from './answer-key.css.ts';
import { focusBubble, KeyQuestion } from './KeyQuestion.tsx';
import {
  countsFor,
  type KeyChange,
  type KeyDraft,
  type KeyPosition,
  keyOf,
  lettersOf,
  nextQuestion,
  sizesFor,
} from './key-draft.ts';

export interface KeyEditorProps {
  draft: KeyDraft;
  isDisabled: boolean;
  /** The columns are those of another version. */
  hasFixedSizes?: boolean;
  onChange: (change: KeyChange) => void;
  /** Where the rows are, to move the focus to one of them. */
  frame: RefObject<HTMLDivElement | null>;
}

/** The columns of a key with their bubbles, as on the printed sheet. */
export function KeyEditor({ draft, isDisabled, hasFixedSizes = false, onChange, frame }: KeyEditorProps) {
  const letters = lettersOf(draft);
  const counts = countsFor(draft);
  const pages = pagesOfKeys(keyOf(draft));
  // Another maker's sheet, or a long key, leaves more counts than stand side by side.
  const SizeChoice = draft.sheet || draft.columns.length > keyColumnCount ? Select : SegmentedControl;
  const moveOn = (column: number, question: number) => {
    const next = nextQuestion(draft, { column, question });
    const focus = (at: KeyPosition) => focusBubble(frame.current, at.column + 1, at.question);
    // At once: whoever types fast must not write the next letter into this question.
    if (next !== null) focus(next);
    // After the last question the focus stays, on the bubble just chosen, which the next render checks.
    else requestAnimationFrame(() => focus({ column, question }));
  };
  return (
    <Stack gap={4}>
      {!hasFixedSizes && counts.length > 1 && (
        <Select
          label={answerKeyCopy.columns}
          description={pages ? answerKeyCopy.pages(pages) : answerKeyCopy.noRoom}
          items={counts.map((count) => ({ id: String(count), label: String(count) }))}
          selectedId={String(draft.columns.length)}
          onChange={(count) => onChange({ type: 'columns', count: Number(count) })}
          isDisabled={isDisabled}
        />
      )}
      <div ref={frame} className={styles.columns}>
        {draft.columns.map(({ size, questions }, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <section key={column} className={styles.column} aria-label={answerKeyCopy.column(column + 1)}>
            <h3>{answerKeyCopy.column(column + 1)}</h3>
            {!hasFixedSizes && (
              <SizeChoice
                label={answerKeyCopy.size(column + 1)}
                items={sizesFor(draft, column).map((count) => ({ id: String(count), label: String(count) }))}
                selectedId={String(size)}
                onChange={(count) => onChange({ type: 'size', column, size: Number(count) })}
                isDisabled={isDisabled}
              />
            )}
            <Stack gap={0}>
              {questions.slice(0, size).map((each, index) => (
                <KeyQuestion
                  // biome-ignore lint/suspicious/noArrayIndexKey: a question is its number
                  key={index}
                  column={column + 1}
                  question={index + 1}
                  draft={each}
                  letters={letters}
                  isDisabled={isDisabled}
                  onRule={(rule, byTyping) => {
                    onChange({ type: 'rule', column, question: index + 1, rule });
                    if (byTyping) moveOn(column, index + 1);
                  }}
                />
              ))}
            </Stack>
          </section>
        ))}
      </div>
    </Stack>
  );
}
