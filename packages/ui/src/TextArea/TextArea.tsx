import { TextArea as AriaTextArea, TextField as AriaTextField } from 'react-aria-components';
import * as field from '../Field/Field.css.ts';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import { join } from '../theme/compose-class.ts';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps extends Omit<TextFieldProps, 'type' | 'icon' | 'trailing' | 'tall' | 'inputRef'> {
  /** Lines shown at first; the person may pull it taller. Default 4. */
  rows?: number;
}

/** Several lines of text: an instruction, an observation. For one line use TextField. */
export function TextArea({
  label,
  description,
  errorMessage,
  placeholder,
  className,
  rows = 4,
  inputMode,
  ...rest
}: TextAreaProps) {
  return (
    <AriaTextField
      {...rest}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={join(field.field, className)}
    >
      <FieldFrame
        label={label}
        description={description}
        errorMessage={errorMessage}
        isRequired={rest.isRequired}
        isDisabled={rest.isDisabled}
      >
        <AriaTextArea rows={rows} placeholder={placeholder} inputMode={inputMode} className={styles.area} />
      </FieldFrame>
    </AriaTextField>
  );
}
