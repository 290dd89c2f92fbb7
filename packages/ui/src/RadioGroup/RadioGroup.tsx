import { RadioGroup as AriaRadioGroup, Radio } from 'react-aria-components';
import * as choice from '../Checkbox/Checkbox.css.ts';
import * as field from '../Field/Field.css.ts';
import { FieldHint, FieldLabel, type FieldProps } from '../Field/FieldHint.tsx';
import * as styles from './RadioGroup.css.ts';

export interface RadioOption {
  id: string;
  label: string;
  description?: string;
  isDisabled?: boolean;
}

export interface RadioGroupProps extends FieldProps {
  items: readonly RadioOption[];
  /** null: nothing chosen yet. */
  selectedId: string | null;
  onChange: (id: string) => void;
  name?: string;
  /** Shows what was chosen, as answers of a pupil that are only read. */
  isReadOnly?: boolean;
}

/** One of a few options that need explaining. Short ones side by side: SegmentedControl; long lists: Select. */
export function RadioGroup({
  label,
  description,
  errorMessage,
  items,
  selectedId,
  onChange,
  ...rest
}: RadioGroupProps) {
  return (
    <AriaRadioGroup
      {...rest}
      value={selectedId}
      onChange={onChange}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={field.field}
    >
      <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
      <div className={choice.wrapper}>
        {items.map((item) => (
          <Radio key={item.id} value={item.id} isDisabled={item.isDisabled} className={choice.choice}>
            <span className={styles.ring} aria-hidden="true">
              <span className={styles.dot} />
            </span>
            <span className={choice.words}>
              {item.label}
              {item.description !== undefined && <span className={choice.detail}>{item.description}</span>}
            </span>
          </Radio>
        ))}
      </div>
      <FieldHint description={description} errorMessage={errorMessage} />
    </AriaRadioGroup>
  );
}
