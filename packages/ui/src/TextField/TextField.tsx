import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import { Input } from 'react-aria-components';
import * as field from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/FieldHint.tsx';
import { TextFrame } from '../Field/TextFrame.tsx';
import { join } from '../theme/compose-class.ts';
import { icon as iconSlot } from '../theme/icon.css.ts';

export interface TextFieldProps extends FieldProps {
  name?: string;
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  type?: 'text' | 'email' | 'tel' | 'url' | 'password';
  placeholder?: string;
  icon?: ReactNode;
  /** A button at the end of the control, inside its border. */
  trailing?: ReactNode;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  autoFocus?: boolean;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url' | 'search';
  spellCheck?: 'true' | 'false';
  isReadOnly?: boolean;
  /** 52 px high, as on the sign-in page. */
  tall?: boolean;
  className?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * One line of text. Several lines: TextArea; passwords: PasswordField; filtering a list: SearchField; numbers:
 * NumberField. The label stays visible: a placeholder is an example, never the label.
 */
export function TextField({ placeholder, icon, trailing, tall = false, inputRef, inputMode, ...rest }: TextFieldProps) {
  return (
    <TextFrame {...rest} controlClassName={tall && field.tall}>
      {icon !== undefined && icon !== null && <span className={join(iconSlot, field.leadingIcon)}>{icon}</span>}
      <Input ref={inputRef} placeholder={placeholder} inputMode={inputMode} className={field.input} />
      {trailing !== undefined && <span className={field.trailing}>{trailing}</span>}
    </TextFrame>
  );
}
