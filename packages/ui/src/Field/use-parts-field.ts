import { boundsMessage } from './bounds.ts';
import type { FieldProps } from './FieldHint.tsx';
import { splitField } from './split-field.ts';
import { useOwnValue } from './use-own-value.ts';
import { usePartialValue } from './use-partial-value.ts';

/** What DatePicker and TimeField take; each says how its value is written. */
export interface PartsFieldProps extends FieldProps {
  value?: string | null;
  defaultValue?: string | null;
  onChange?: (value: string | null) => void;
  onBlur?: () => void;
  min?: string;
  max?: string;
  name?: string;
  isReadOnly?: boolean;
  className?: string;
}

interface PartsFieldWords {
  /** Said of a value that was left with parts missing. */
  missing: string;
  /** How a bound is written for people. */
  write: (bound: string) => string;
}

/**
 * A date or time typed part by part: its value, and the props of react-aria's field and of the frame in it (`splitField`). Half a value
 * is said to be wrong before what the caller says, and that before a bound.
 */
export function usePartsField(props: PartsFieldProps, { missing, write }: PartsFieldWords) {
  const { value, defaultValue = null, onChange, min, max, ...rest } = props;
  const [current, change] = useOwnValue(value, defaultValue, onChange);
  const partial = usePartialValue(current, change);
  const errorMessage =
    (partial.isWrong ? missing : rest.errorMessage) ?? boundsMessage({ value: current, min, max, write });
  return { change, partial, ...splitField({ ...rest, errorMessage }) };
}
