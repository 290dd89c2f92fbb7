import { type ModuleAnswers, optionLetters } from '@caderneta/contract';
import { RadioGroup } from '@caderneta/ui';
import { studentsCopy } from './students.copy.ts';
import * as styles from './students.css.ts';

const texts = studentsCopy.details;

/** A question as the pupil left it: the text that was written, or the options with the one that was chosen. */
export function AnsweredQuestion({ prompt, options, answer }: ModuleAnswers[string][string][number]) {
  const words = prompt ?? texts.noQuestion;
  if (options === null) {
    return (
      <div className={styles.answer}>
        <p className={styles.prompt}>{words}</p>
        <p className={styles.given}>{answer}</p>
      </div>
    );
  }
  return (
    <RadioGroup
      isReadOnly
      label={words}
      items={options.map((text, index) => {
        const letter = optionLetters[index] ?? '';
        return { id: letter, label: texts.option(letter, text) };
      })}
      selectedId={answer}
      onChange={() => undefined}
    />
  );
}
