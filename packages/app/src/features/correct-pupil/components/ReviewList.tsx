import { type AnswerKey, optionLetters, questionId, type ReviewItem } from '@caderneta/contract';
import { ReviewCard } from '@caderneta/ui';
import type { Choices } from '../../../parts/sheet-reading/machine/sheet-draft.ts';
import { pupilCopy } from '../correct-pupil.copy.ts';
import * as styles from './pupil.css.ts';

export interface ReviewListProps {
  items: readonly ReviewItem[];
  answerKey: AnswerKey;
  choices: Choices;
  onChoose: (question: string, answer: string) => void;
}

const LETTERS = 4;

function messageOf({ marked }: ReviewItem): string {
  const texts = pupilCopy.review;
  const letters = [...(marked ?? '')];
  if (letters.length === 0) return texts.sawNone;
  if (letters.length === 1) return texts.sawOne(letters[0] ?? '');
  return texts.sawSeveral(`${letters.slice(0, -1).join(', ')}${texts.and}${letters.at(-1)}`);
}

const cropOf = (crop: string) => `data:image/${crop.startsWith('iVBOR') ? 'png' : 'jpeg'};base64,${crop}`;

/** One card a doubtful question; nothing is preselected. */
export function ReviewList({ items, answerKey, choices, onChoose }: ReviewListProps) {
  const texts = pupilCopy.review;
  const usesFive = answerKey.some((group) => Object.values(group).includes('e'));
  const options = optionLetters.slice(0, usesFive ? LETTERS + 1 : LETTERS);
  return (
    <div className={styles.reviews}>
      {items.map((item) => {
        const question = questionId(item);
        const name = answerKey.length > 1 ? texts.inColumn(item.group + 1, item.question) : String(item.question);
        return (
          <ReviewCard
            key={question}
            question={name}
            title={texts[item.state](name)}
            message={messageOf(item)}
            cropUrl={item.crop === null ? undefined : cropOf(item.crop)}
            options={options}
            selected={choices[question] ?? null}
            onSelect={(answer) => onChoose(question, answer)}
          />
        );
      })}
    </div>
  );
}
