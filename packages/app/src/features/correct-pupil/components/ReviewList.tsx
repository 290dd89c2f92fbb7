import {
  type AnswerKey,
  isNumeric,
  isTeachers,
  lettersOfKeys,
  lettersOfQuestion,
  numberOf,
  optionLabel,
  type QuestionRule,
  questionId,
  type ReviewItem,
  ruleOf,
  takesSeveral,
} from '@caderneta/contract';
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

function messageOf({ marked }: ReviewItem, rule: QuestionRule | null): string {
  const texts = pupilCopy.review;
  if (isNumeric(rule)) return marked && numberOf(marked) !== null ? texts.sawOne(marked) : texts.sawNoNumber;
  const letters = [...(marked ?? '')].map((letter) => optionLabel(rule, letter) || letter);
  if (letters.length === 0 && isTeachers(rule)) return texts.noGrade;
  if (letters.length === 0) return texts.sawNone;
  if (letters.length === 1) return texts.sawOne(letters[0] ?? '');
  return texts.sawSeveral(`${letters.slice(0, -1).join(', ')}${texts.and}${letters.at(-1)}`);
}

const cropOf = (crop: string) => `data:image/${crop.startsWith('iVBOR') ? 'png' : 'jpeg'};base64,${crop}`;

/** One card a doubtful question; nothing is preselected. */
export function ReviewList({ items, answerKey, choices, onChoose }: ReviewListProps) {
  const texts = pupilCopy.review;
  return (
    <div className={styles.reviews}>
      {items.map((item) => {
        const question = questionId(item);
        const rule = ruleOf(answerKey, item.group, item.question);
        const name = answerKey.length > 1 ? texts.inColumn(item.group + 1, item.question) : String(item.question);
        return (
          <ReviewCard
            key={question}
            question={name}
            title={texts[isTeachers(rule) && item.marked === null ? 'ungraded' : item.state](name)}
            message={messageOf(item, rule)}
            cropUrl={item.crop === null ? undefined : cropOf(item.crop)}
            options={lettersOfQuestion(rule, lettersOfKeys(answerKey))}
            labelOf={(letter) => optionLabel(rule, letter)}
            takesSeveral={takesSeveral(rule)}
            canBeBlank={!isTeachers(rule)}
            isAnswer={isNumeric(rule) ? (text) => numberOf(text) !== null : undefined}
            selected={choices[question] ?? null}
            onSelect={(answer) => onChoose(question, answer)}
          />
        );
      })}
    </div>
  );
}
