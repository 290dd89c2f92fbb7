import { useMemo } from 'react';
import { TimeField as AriaTimeField, DateInput, I18nProvider } from 'react-aria-components';
import { boundsMessage } from '../Field/bounds.ts';
import { DatePart } from '../Field/DatePart.tsx';
import * as field from '../Field/Field.css.ts';
import { FieldHint, FieldLabel, type FieldProps } from '../Field/FieldHint.tsx';
import { useOwnValue } from '../Field/use-own-value.ts';
import { usePartialValue } from '../Field/use-partial-value.ts';
import { messages } from '../messages.ts';
import { join } from '../theme/compose-class.ts';
import { readTime, writeTime } from './time-text.ts';

export interface TimeFieldProps extends FieldProps {
  /** 'HH:mm'; null when there is none. */
  value?: string | null;
  defaultValue?: string | null;
  /** 'HH:mm' once it is whole, null when it was cleared. */
  onChange?: (time: string | null) => void;
  onBlur?: () => void;
  /** First and last time that may be given, 'HH:mm'. */
  min?: string;
  max?: string;
  /** Under it a form sends the time. */
  name?: string;
  isReadOnly?: boolean;
  className?: string;
}

/**
 * A time of the day, in 24 hours: when a lesson begins. How long something takes is a NumberField of minutes; a day,
 * a DatePicker. Arrows up and down step the part in focus, left and right move between hours and minutes.
 */
export function TimeField({
  label,
  value,
  defaultValue = null,
  onChange,
  min,
  max,
  description,
  errorMessage,
  className,
  ...rest
}: TimeFieldProps) {
  const [current, change] = useOwnValue(value, defaultValue, onChange);
  const partial = usePartialValue(current, change);
  const shown = useMemo(() => readTime(partial.shown), [partial.shown]);
  const wrong =
    (partial.isWrong ? messages.time.partial : errorMessage) ??
    boundsMessage({ value: current, min, max, write: String });
  return (
    <I18nProvider locale="pt-BR">
      <AriaTimeField
        {...rest}
        value={shown}
        onFocusChange={partial.setFocused}
        onChange={(time) => partial.take(time === null ? null : writeTime(time))}
        hourCycle={24}
        shouldForceLeadingZeros
        isInvalid={Boolean(wrong)}
        validationBehavior="aria"
        className={join(field.field, className)}
      >
        <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
        <DateInput className={field.control}>
          {(segment) => <DatePart segment={segment} onFilling={partial.report} />}
        </DateInput>
        <FieldHint description={description} errorMessage={wrong} />
      </AriaTimeField>
    </I18nProvider>
  );
}
