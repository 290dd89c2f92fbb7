import { isGridNumber, type QuestionRule } from '@caderneta/contract';
import { NumberField } from '@caderneta/ui';
import { useState } from 'react';
import { answerKeyCopy } from './answer-key.copy.ts';
import * as styles from './answer-key.css.ts';

const texts = answerKeyCopy.rules;
type NumericRule = Extract<QuestionRule, { kind: 'numeric' }>;
const fitsGrid = ({ value, tolerance }: NumericRule) => isGridNumber(value) && isGridNumber(tolerance);

interface NumericFieldsProps {
  rule: NumericRule;
  isDisabled: boolean;
  onRule: (rule: NumericRule) => void;
}

/** The right number of a question and how far from it an answer may be. What no grid has columns for is not taken. */
export function NumericFields({ rule, isDisabled, onRule }: NumericFieldsProps) {
  const [unfit, setUnfit] = useState<NumericRule | null>(null);
  const typed = unfit ?? rule;
  const fits = unfit === null;
  const take = (next: NumericRule) => {
    setUnfit(fitsGrid(next) ? null : next);
    if (fitsGrid(next)) onRule(next);
  };
  const field = { showSteps: false, formatOptions: { maximumFractionDigits: 4, useGrouping: false }, isDisabled };
  return (
    <>
      <div className={styles.ruleLetters}>
        <NumberField
          {...field}
          label={texts.value}
          value={typed.value}
          onChange={(value) => take({ ...typed, value: Number.isNaN(value) ? 0 : value })}
        />
        <NumberField
          {...field}
          label={texts.tolerance}
          value={typed.tolerance}
          minValue={0}
          onChange={(tolerance) => take({ ...typed, tolerance: Number.isNaN(tolerance) ? 0 : tolerance })}
        />
      </div>
      <p className={fits ? styles.ruleHint : styles.danger} role={fits ? undefined : 'alert'}>
        {fits ? texts.numericHint : texts.tooLong}
      </p>
    </>
  );
}
