import { isOpen } from '@caderneta/contract';
import { Notice } from '@caderneta/ui';
import type { TestRead } from '../read-with-draft.ts';
import { sheetModelsCopy } from '../sheet-models.copy.ts';
import * as styles from './sheet-models.css.ts';

const texts = sheetModelsCopy.editor;
/** From this share of doubtful rows on a model is more likely off its bubbles than a sheet filled in badly. */
const MANY = 0.2;

const wordOf = ({ letters, state }: TestRead['answers'][number]): string =>
  state === 'blank' ? texts.blank : isOpen({ state }) ? `${letters} ${texts.doubtful}`.trim() : letters;

/** What the second photo gave: how many rows were read, and what stands in each. */
export function TestReadResult({ test }: { test: TestRead }) {
  const { answers, numbers, read, doubtful } = test;
  const isLargelyDoubtful = doubtful > MANY * (read + doubtful);
  return (
    <>
      <Notice tone={isLargelyDoubtful ? 'warning' : 'success'} title={texts.testResult(read, doubtful)}>
        {isLargelyDoubtful ? <p>{texts.testLargelyDoubtful}</p> : null}
      </Notice>
      {numbers.length > 0 && (
        <ul className={styles.answers}>
          {numbers.map(({ name, value, state }) => (
            <li key={name} className={isOpen({ state }) ? `${styles.answer} ${styles.doubtful}` : styles.answer}>
              {texts.numberOf(name, value)}
            </li>
          ))}
        </ul>
      )}
      <ol className={styles.answers} aria-label={texts.answersOf(1, answers.length)}>
        {answers.map((answer) => (
          <li
            key={answer.question}
            className={isOpen(answer) ? `${styles.answer} ${styles.doubtful}` : styles.answer}
          >{`${answer.question} ${wordOf(answer)}`}</li>
        ))}
      </ol>
    </>
  );
}
