import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { messages } from '../messages.ts';
import { icon as iconSlot } from '../theme/icon.css.ts';
import * as styles from './ReviewCard.css.ts';

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
  /** Beside the letters and 'Em branco': 'Marcação dupla', 'Anulada'. Their ids are no letters. */
  others?: readonly { id: string; label: string }[];
  /** null: not decided; '': Em branco. Start with null: nothing may be preselected. */
  selected: string | null;
  onSelect: (answer: string) => void;
  isDisabled?: boolean;
}

const none: readonly { id: string; label: string }[] = [];

/** ToggleButtonGroup ignores empty keys, so 'Em branco' has one of its own. */
const BLANK = 'blank';

/** A question that the reading cannot decide: the teacher looks at the crop and chooses. Choosing saves nothing yet. */
export function ReviewCard(props: ReviewCardProps) {
  const { question, title, message, cropUrl, options, others = none, selected, onSelect, isDisabled = false } = props;
  const id = useId();
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
      {cropUrl !== undefined && <img src={cropUrl} alt={messages.review.crop(question)} className={styles.crop} />}
      <ToggleButtonGroup
        aria-label={messages.review.answer(question)}
        selectionMode="single"
        disallowEmptySelection
        isDisabled={isDisabled}
        selectedKeys={selected === null ? [] : [selected === '' ? BLANK : selected]}
        onSelectionChange={(keys) => {
          const [key] = keys;
          if (key !== undefined) onSelect(key === BLANK ? '' : String(key));
        }}
        className={styles.choices}
      >
        {options.map((letter) => (
          <ToggleButton key={letter} id={letter} aria-label={messages.review.option(letter)} className={styles.choice}>
            {letter}
          </ToggleButton>
        ))}
        <ToggleButton id={BLANK} className={styles.blank}>
          {messages.review.blank}
        </ToggleButton>
        {others.map(({ id: other, label }) => (
          <ToggleButton key={other} id={other} className={styles.blank}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </section>
  );
}
