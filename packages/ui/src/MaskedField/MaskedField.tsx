import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { TextField as AriaTextField, Input } from 'react-aria-components';
import * as fieldStyles from '../Field/Field.css.ts';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import type { FieldProps } from '../Field/FieldHint.tsx';
import { splitField } from '../Field/split-field.ts';
import { useOwnValue } from '../Field/use-own-value.ts';
import { join } from '../theme/compose-class.ts';
import { icon as iconSlot } from '../theme/icon.css.ts';
import { numeric } from '../theme/mixins.css.ts';
import { caretAfterDigits, type Mask, onlyDigits, type RawEdit, readEdit, writeMasked } from './mask.ts';

/** What CpfField, PhoneField and CepField take. */
export interface MaskedFieldProps extends FieldProps {
  /** Under it a form sends the digits. */
  name?: string;
  /** Digits alone: '12345678900'. */
  value?: string;
  /** Digits alone. */
  defaultValue?: string;
  /** Digits alone, as many as there are so far: whether they make a value is the caller's rule. */
  onChange?: (digits: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  icon?: ReactNode;
  autoComplete?: 'off' | 'tel' | 'tel-national' | 'postal-code';
  isReadOnly?: boolean;
  autoFocus?: boolean;
  className?: string;
}

/** Digits shown with their punctuation; the caret stays where the person put it. */
export function MaskedField({
  mask,
  inputMode,
  name,
  value,
  defaultValue = '',
  onChange,
  placeholder,
  icon,
  ...rest
}: MaskedFieldProps & { mask: Mask; inputMode: 'numeric' | 'tel' }) {
  const { field, frame } = splitField(rest);
  const input = useRef<HTMLInputElement>(null);
  const deletion = useRef<RawEdit['deletion']>(undefined);
  const [caret, setCaret] = useState<{ digitsBefore: number } | null>(null);
  const [held, setHeld] = useOwnValue(value, defaultValue, onChange);
  const digits = onlyDigits(held);
  const text = writeMasked(mask, digits);

  useLayoutEffect(() => {
    const element = input.current;
    if (caret === null || element === null || element !== document.activeElement) return;
    const caretAt = caretAfterDigits(element.value, caret.digitsBefore);
    element.setSelectionRange(caretAt, caretAt);
  }, [caret]);

  const notice = (event: FormEvent<HTMLInputElement>) => {
    const kind = event.nativeEvent instanceof InputEvent ? event.nativeEvent.inputType : '';
    if (kind.startsWith('deleteContent')) deletion.current = kind.endsWith('Forward') ? 'forward' : 'backward';
    else deletion.current = undefined;
  };

  const change = (typed: string) => {
    const edit = readEdit(mask, {
      previous: digits,
      text: typed,
      caret: input.current?.selectionStart ?? typed.length,
      deletion: deletion.current,
    });
    deletion.current = undefined;
    setCaret({ digitsBefore: edit.digitsBefore });
    if (edit.digits !== digits) setHeld(edit.digits);
  };

  return (
    <AriaTextField {...field} value={text} onChange={change} spellCheck="false">
      <FieldFrame {...frame}>
        {icon !== undefined && <span className={join(iconSlot, fieldStyles.leadingIcon)}>{icon}</span>}
        <Input
          ref={input}
          placeholder={placeholder}
          inputMode={inputMode}
          onInputCapture={notice}
          className={join(fieldStyles.input, numeric)}
        />
      </FieldFrame>
      {name !== undefined && <input type="hidden" name={name} value={digits} />}
    </AriaTextField>
  );
}
