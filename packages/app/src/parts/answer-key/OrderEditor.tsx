import { type AnswerKey, ruleText } from '@caderneta/contract';
import { Select, Stack } from '@caderneta/ui';
import { answerKeyCopy } from './answer-key.copy.ts';
import * as styles from './answer-key.css.ts';
import { type OrderDraft, withRef } from './version-draft.ts';

export interface OrderEditorProps {
  refs: OrderDraft;
  /** Version A's key: its questions, and the letter of each. */
  answerKey: AnswerKey;
  isDisabled: boolean;
  onChange: (refs: OrderDraft) => void;
}

/** For every question of version B, which one of version A it is. */
export function OrderEditor({ refs, answerKey, isDisabled, onChange }: OrderEditorProps) {
  const texts = answerKeyCopy.versions;
  const offered = answerKey.flatMap((group, column) =>
    Object.keys(group).map((question) => ({
      id: `${column}/${question}`,
      label: texts.ofA(column + 1, Number(question), answerKey.length > 1),
      detail: ruleText(group[question] ?? 'a'),
    })),
  );
  return (
    <div className={styles.columns}>
      {refs.map((column, group) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <section key={group} className={styles.column} aria-label={texts.columnOfB(group + 1)}>
          <h3>{answerKeyCopy.column(group + 1)}</h3>
          <Stack gap={0}>
            {column.map((ref, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a question is its number
              <div key={at} className={styles.orderRow}>
                <span className={styles.number} aria-hidden="true">
                  {at + 1}
                </span>
                <Select
                  hideLabel
                  className={styles.orderPick}
                  label={texts.whichOfA(group + 1, at + 1)}
                  placeholder={texts.choose}
                  items={offered}
                  selectedId={ref && `${ref.group}/${ref.question}`}
                  isDisabled={isDisabled}
                  onChange={(id) => {
                    const [own = 0, question = 1] = id.split('/').map(Number);
                    onChange(withRef(refs, group, at + 1, { group: own, question }));
                  }}
                />
              </div>
            ))}
          </Stack>
        </section>
      ))}
    </div>
  );
}
