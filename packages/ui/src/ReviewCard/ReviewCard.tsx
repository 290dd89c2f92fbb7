import { TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { Button } from '../Button/Button.tsx';
import { messages } from '../messages.ts';
import { icon as iconSlot } from '../theme/icon.css.ts';
import * as styles from './ReviewCard.css.ts';
import { ReviewEntry } from './ReviewEntry.tsx';

export interface ReviewCardProps {
  question: number | string;
  /** 'Questão 17: marcação dupla'. */
  title: string;
  /** What the reading found, and what to do. */
  message: string;
  /** The row cut out of the photo. */
  cropUrl?: string;
  /** The letters of the question: A to D. */
  options: readonly string[];
  /** What stands on a letter's bubble, where it is not the letter: V and F. */
  labelOf?: (letter: string) => string;
  /** Letters are chosen together ('AC'), and confirmed. */
  takesSeveral?: boolean;
  /** The answer is typed, as a number is, and no option chosen: says whether a text is one. */
  isAnswer?: (text: string) => boolean;
  /** False leaves 'Em branco' out: one of the options is asked for. */
  canBeBlank?: boolean;
  /** Beside the letters and 'Em branco': 'Marcação dupla', 'Anulada'. Their ids are no letters. */
  others?: readonly { id: string; label: string }[];
  /** null: not decided; '': Em branco. Start with null: nothing may be preselected. */
  selected: string | null;
  onSelect: (answer: string) => void;
  isDisabled?: boolean;
}

const asItIs = (letter: string): string => letter;
const none: readonly { id: string; label: string }[] = [];

/** ToggleButtonGroup ignores empty keys, so 'Em branco' has one of its own. */
const BLANK = 'blank';

/** A question that the reading cannot decide: the teacher looks at the crop and chooses. Choosing saves nothing yet. */
export function ReviewCard(props: ReviewCardProps) {
  const { question, title, message, cropUrl, options, others = none, selected, onSelect, isDisabled = false } = props;
  const { labelOf = asItIs, takesSeveral = false, canBeBlank = true, isAnswer } = props;
  const id = useId();
  const [marked, mark] = useState<ReadonlySet<string>>(() => new Set(selected ?? ''));
  const chosen = selected === null ? [] : [selected === '' ? BLANK : selected];
  const select = (key: string) => onSelect(key === BLANK ? '' : key);
  const letters = options.map((letter) => (
    <ToggleButton
      key={letter}
      id={letter}
      // A box of its own, ½ or V, says itself what it is.
      aria-label={labelOf(letter) === letter ? messages.review.option(letter) : undefined}
      className={styles.choice}
    >
      {labelOf(letter)}
    </ToggleButton>
  ));
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.header}>
        <span className={iconSlot}>
          <TriangleAlert aria-hidden="true" />
        </span>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
      </div>
      <p className={styles.message}>{message}</p>
      {cropUrl !== undefined && (
        <img src={cropUrl} alt={messages.review.crop(question)} className={isAnswer ? styles.tallCrop : styles.crop} />
      )}
      {isAnswer && (
        <ReviewEntry
          question={question}
          isAnswer={isAnswer}
          selected={selected !== null && isAnswer(selected) ? selected : ''}
          isDisabled={isDisabled}
          onSelect={onSelect}
        />
      )}
      {takesSeveral && (
        <div className={styles.choices}>
          <ToggleButtonGroup
            aria-label={messages.review.together(question)}
            selectionMode="multiple"
            isDisabled={isDisabled}
            selectedKeys={marked}
            onSelectionChange={(keys) => mark(new Set([...keys].map(String)))}
            className={styles.together}
          >
            {letters}
          </ToggleButtonGroup>
          <Button
            variant="primary"
            isDisabled={isDisabled || marked.size === 0}
            onPress={() => select(options.filter((letter) => marked.has(letter)).join(''))}
          >
            {messages.review.confirm}
          </Button>
        </div>
      )}
      <ToggleButtonGroup
        aria-label={messages.review.answer(question)}
        selectionMode="single"
        disallowEmptySelection
        isDisabled={isDisabled}
        selectedKeys={chosen}
        onSelectionChange={(keys) => {
          const [key] = keys;
          if (key !== undefined) select(String(key));
        }}
        className={styles.choices}
      >
        {!takesSeveral && letters}
        {canBeBlank && (
          <ToggleButton id={BLANK} className={styles.blank}>
            {messages.review.blank}
          </ToggleButton>
        )}
        {others.map(({ id: other, label }) => (
          <ToggleButton key={other} id={other} className={styles.blank}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </section>
  );
}
