import { type KeyLetter, kindOfRule, type QuestionRule, rightLetters, ruleText } from '@caderneta/contract';
import { IconButton, visuallyHidden } from '@caderneta/ui';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { answerKeyCopy } from './answer-key.copy.ts';
import * as styles from './answer-key.css.ts';
import { KeyRule } from './KeyRule.tsx';
import type { KeyQuestionDraft } from './key-draft.ts';

export interface KeyQuestionProps {
  /** From 1. */
  column: number;
  question: number;
  draft: KeyQuestionDraft;
  letters: readonly KeyLetter[];
  isDisabled: boolean;
  onRule: (rule: QuestionRule, byTyping: boolean) => void;
}

/** The question's bubble for the focus: the chosen one, or the first of a row that nobody touched. */
export function focusBubble(frame: HTMLElement | null, column: number, question: number): void {
  const row = frame?.querySelector(`[data-key-question="${column}-${question}"]`);
  const bubble = row?.querySelector<HTMLElement>('input:checked') ?? row?.querySelector<HTMLElement>('input, button');
  bubble?.focus();
}

interface BubblesProps {
  name: string;
  draft: KeyQuestionDraft;
  letters: readonly KeyLetter[];
  isDisabled: boolean;
  onLetter: (letter: KeyLetter) => void;
}

/** The bubbles of a question of one right letter. A row never touched has none filled. */
function Bubbles({ name, draft: { rule, isChosen }, letters, isDisabled, onLetter }: BubblesProps) {
  return letters.map((option) => (
    <label key={option} className={styles.bubble} data-default={(!isChosen && option === rule) || undefined}>
      <input
        type="radio"
        name={name}
        value={option}
        aria-label={answerKeyCopy.letter(option)}
        checked={isChosen && option === rule}
        disabled={isDisabled}
        onChange={() => onLetter(option)}
        className={styles.radio}
      />
      <span className={styles.face} aria-hidden="true">
        {option.toUpperCase()}
      </span>
    </label>
  ));
}

/** One row. Arrow keys choose a bubble; typing a letter chooses it and moves on. A question that is not of one right letter says what is right. */
export function KeyQuestion({ column, question, draft, letters, isDisabled, onRule }: KeyQuestionProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { rule, isChosen, isDoubtful } = draft;
  const isChoice = kindOfRule(rule) === 'choice';
  const note = isDoubtful ? answerKeyCopy.doubtful : isChosen ? null : answerKeyCopy.untouched;
  const label = answerKeyCopy.question(column, question);
  return (
    <div>
      <div
        data-key-question={`${column}-${question}`}
        data-untouched={!isChosen || undefined}
        data-doubtful={isDoubtful || undefined}
        className={styles.row}
      >
        <span className={styles.number} aria-hidden="true">
          {question}
        </span>
        {isChoice ? (
          <span
            role="radiogroup"
            aria-label={label}
            aria-describedby={note === null ? undefined : `${id}-note`}
            className={styles.letters}
            onKeyDown={(event) => {
              if (event.ctrlKey || event.metaKey || event.altKey) return;
              const typed = letters.find((known) => known === event.key.toLowerCase());
              if (typed === undefined || isDisabled) return;
              event.preventDefault();
              onRule(typed, true);
            }}
          >
            <Bubbles
              name={id}
              draft={draft}
              letters={letters}
              isDisabled={isDisabled}
              onLetter={(letter) => onRule(letter, false)}
            />
          </span>
        ) : (
          <span className={styles.ruleText}>
            <span className={visuallyHidden}>{answerKeyCopy.rules.of(label)}</span>
            {ruleText(rule)}
          </span>
        )}
        {note !== null && (
          <span id={`${id}-note`} className={isDoubtful ? styles.doubtful : styles.note}>
            {note}
          </span>
        )}
        <IconButton
          compact
          className={styles.ruleButton}
          icon={<SlidersHorizontal />}
          label={answerKeyCopy.rules.open(label)}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-rule` : undefined}
          onPress={() => setOpen(!isOpen)}
        />
      </div>
      {isOpen && (
        <KeyRule
          id={`${id}-rule`}
          label={label}
          rule={isChosen ? rule : null}
          first={rightLetters(rule)[0] ?? 'A'}
          letters={letters}
          isDisabled={isDisabled}
          onRule={(next) => onRule(next, false)}
        />
      )}
    </div>
  );
}
