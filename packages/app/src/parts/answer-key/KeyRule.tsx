import {
  type KeyLetter,
  kindOfRule,
  type OptionLetter,
  openBoxes,
  openScales,
  type QuestionRule,
  type RuleKind,
  rightLetters,
  ruleKinds,
  ruleText,
  severalGradings,
} from '@caderneta/contract';
import { Checkbox, NumberField, SegmentedControl, Select } from '@caderneta/ui';
import { useState } from 'react';
import { answerKeyCopy } from './answer-key.copy.ts';
import * as styles from './answer-key.css.ts';
import { NumericFields } from './NumericFields.tsx';

const texts = answerKeyCopy.rules;
const lower = (letter: OptionLetter): KeyLetter => letter.toLowerCase() as KeyLetter;

/** A rule of another kind that keeps what is right. */
function ruleOfKind(kind: RuleKind, from: QuestionRule): QuestionRule {
  const right = rightLetters(from).map(lower);
  const [first = 'a'] = right;
  switch (kind) {
    case 'choice':
      return first;
    case 'several':
      return { kind, letters: right, grading: 'exact' };
    case 'alternatives':
      return { kind, points: Object.fromEntries(right.map((letter) => [letter, 1])) };
    case 'true-false':
      return { kind, right: first !== 'b' };
    case 'open':
      return { kind, scale: 'halves' };
    case 'numeric':
      return { kind, value: 0, tolerance: 0 };
  }
}

interface FieldsProps<Kind extends RuleKind> {
  rule: Extract<QuestionRule, { kind: Kind }>;
  letters: readonly KeyLetter[];
  isDisabled: boolean;
  onRule: (rule: QuestionRule) => void;
}

function SeveralFields({ rule, letters, isDisabled, onRule }: FieldsProps<'several'>) {
  const hasLetter = (letter: KeyLetter) => rule.letters.includes(letter);
  return (
    <>
      <fieldset className={styles.ruleLetters} aria-label={texts.letters}>
        {letters.map((letter) => (
          <Checkbox
            key={letter}
            isSelected={hasLetter(letter)}
            // The last one stays: a question has an answer.
            isDisabled={isDisabled || (hasLetter(letter) && rule.letters.length === 1)}
            onChange={(isRight) =>
              onRule({ ...rule, letters: letters.filter((one) => (one === letter ? isRight : hasLetter(one))) })
            }
          >
            {letter.toUpperCase()}
          </Checkbox>
        ))}
      </fieldset>
      <SegmentedControl
        label={texts.grading}
        items={severalGradings.map((id) => ({ id, label: texts.gradings[id] }))}
        selectedId={rule.grading}
        onChange={(id) => onRule({ ...rule, grading: id === 'partial' ? 'partial' : 'exact' })}
        isDisabled={isDisabled}
      />
      <p className={styles.ruleHint}>{texts.gradingHints[rule.grading]}</p>
    </>
  );
}

function PointsFields({ rule, letters, isDisabled, onRule }: FieldsProps<'alternatives'>) {
  const [points, setPoints] = useState<Partial<Record<KeyLetter, number>>>(rule.points);
  const isWhole = Object.values(points).includes(1);
  const take = (letter: KeyLetter, value: number) => {
    const { [letter]: _, ...rest } = points;
    const next = Number.isNaN(value) || value === 0 ? rest : { ...rest, [letter]: Math.round(value * 100) / 100 };
    setPoints(next);
    if (Object.values(next).includes(1)) onRule({ ...rule, points: next });
  };
  return (
    <>
      <div className={styles.ruleLetters}>
        {letters.map((letter) => (
          <NumberField
            key={letter}
            label={texts.pointsOf(letter)}
            value={points[letter] ?? 0}
            minValue={0}
            maxValue={1}
            step={0.05}
            showSteps={false}
            formatOptions={{ maximumFractionDigits: 2 }}
            isDisabled={isDisabled}
            onChange={(value) => take(letter, value)}
          />
        ))}
      </div>
      <p className={isWhole ? styles.ruleHint : styles.danger} role={isWhole ? undefined : 'alert'}>
        {isWhole ? texts.pointsHint : texts.needsWhole(ruleText(rule))}
      </p>
    </>
  );
}

function OpenFields({ rule, isDisabled, onRule }: FieldsProps<'open'>) {
  return (
    <>
      <Select
        label={texts.boxes}
        items={openScales.map((scale) => ({ id: scale, label: openBoxes[scale].join('  ') }))}
        selectedId={rule.scale}
        onChange={(id) => {
          const scale = openScales.find((known) => known === id);
          if (scale) onRule({ ...rule, scale });
        }}
        isDisabled={isDisabled}
      />
      <p className={styles.ruleHint}>{texts.openHint}</p>
      {openBoxes[rule.scale].length > 4 && <p className={styles.ruleHint}>{texts.fiveBoxes}</p>}
    </>
  );
}

export interface KeyRuleProps {
  id: string;
  /** Of the question. */
  label: string;
  /** Null while nobody chose one. */
  rule: QuestionRule | null;
  /** What a rule begins with where there is none. */
  first: OptionLetter;
  letters: readonly KeyLetter[];
  isDisabled: boolean;
  onRule: (rule: QuestionRule) => void;
}

/** How a question is corrected: by one letter, several together, one of several with points of its own, true and false, by the teacher, or by a number. */
export function KeyRule({ id, label, rule: chosen, first, letters, isDisabled, onRule }: KeyRuleProps) {
  const rule = chosen ?? lower(first);
  const fields = { letters, isDisabled, onRule };
  return (
    <section id={id} className={styles.rule} aria-label={texts.region(label)}>
      <Select
        label={texts.kind}
        items={ruleKinds.map((kind) => ({ id: kind, label: texts.kinds[kind] }))}
        selectedId={kindOfRule(rule)}
        onChange={(kind) => {
          const next = ruleKinds.find((known) => known === kind);
          if (next && next !== kindOfRule(rule)) onRule(ruleOfKind(next, rule));
        }}
        isDisabled={isDisabled}
      />
      {typeof rule !== 'string' && rule.kind === 'several' && <SeveralFields rule={rule} {...fields} />}
      {typeof rule !== 'string' && rule.kind === 'alternatives' && <PointsFields rule={rule} {...fields} />}
      {typeof rule !== 'string' && rule.kind === 'numeric' && <NumericFields rule={rule} {...fields} />}
      {typeof rule !== 'string' && rule.kind === 'open' && <OpenFields rule={rule} {...fields} />}
      {typeof rule !== 'string' && rule.kind === 'true-false' && (
        <>
          <SegmentedControl
            label={texts.statement}
            items={texts.truths}
            selectedId={rule.right ? 'V' : 'F'}
            onChange={(truth) => onRule({ ...rule, right: truth === 'V' })}
            isDisabled={isDisabled}
          />
          <p className={styles.ruleHint}>{texts.statementHint}</p>
        </>
      )}
    </section>
  );
}
