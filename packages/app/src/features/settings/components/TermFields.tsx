import { gradeScopes, type Term } from '@caderneta/contract';
import { NumberField, Select } from '@caderneta/ui';
import type { FieldErrors } from '../../../lib/forms/field-errors.ts';
import type { TermValues } from '../calendar-form.ts';
import { municipalityCopy } from '../municipality.copy.ts';
import { DayField } from './DayField.tsx';
import * as styles from './settings.css.ts';

export interface TermFieldsProps {
  term: TermValues;
  onChange: (part: Partial<TermValues>) => void;
  /** Its place in the call: 'terms.0'. */
  path: string;
  errors: FieldErrors;
}

const scopeItems = gradeScopes.map((id) => ({ id, label: municipalityCopy.terms.scopes[id] }));

/** One period of the school year, with the days on which it may be posted. */
export function TermFields({ term, onChange, path, errors }: TermFieldsProps) {
  const texts = municipalityCopy.terms;
  return (
    <>
      <div className={styles.three}>
        <Select
          label={texts.scope}
          items={scopeItems}
          selectedId={term.scope}
          onChange={(scope) => onChange({ scope: scope as Term['scope'] })}
          errorMessage={errors[`${path}.scope`]}
        />
        <NumberField
          label={texts.index}
          minValue={1}
          maxValue={12}
          value={term.index}
          onChange={(index) => onChange({ index })}
          errorMessage={errors[`${path}.period_index`]}
        />
        <NumberField
          label={texts.weight}
          minValue={0}
          maxValue={100}
          value={term.weight}
          onChange={(weight) => onChange({ weight })}
          errorMessage={errors[`${path}.weight`]}
        />
      </div>
      <div className={styles.two}>
        <DayField
          label={texts.starts}
          value={term.startsOn}
          onChange={(startsOn) => onChange({ startsOn })}
          errorMessage={errors[`${path}.starts_on`]}
        />
        <DayField
          label={texts.ends}
          value={term.endsOn}
          onChange={(endsOn) => onChange({ endsOn })}
          errorMessage={errors[`${path}.ends_on`]}
        />
        <DayField
          label={texts.postingStarts}
          value={term.postingStartsOn}
          onChange={(postingStartsOn) => onChange({ postingStartsOn })}
          errorMessage={errors[`${path}.posting_starts_on`]}
        />
        <DayField
          label={texts.postingEnds}
          value={term.postingEndsOn}
          onChange={(postingEndsOn) => onChange({ postingEndsOn })}
          errorMessage={errors[`${path}.posting_ends_on`]}
        />
      </div>
    </>
  );
}
