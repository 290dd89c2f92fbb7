import { CalendarDays } from 'lucide-react';
import { type ClipboardEvent, useMemo } from 'react';
import { DatePicker as AriaDatePicker, DateInput, Group, I18nProvider } from 'react-aria-components';
import { boundsMessage } from '../Field/bounds.ts';
import { DatePart } from '../Field/DatePart.tsx';
import * as field from '../Field/Field.css.ts';
import { FieldHint, FieldLabel, type FieldProps } from '../Field/FieldHint.tsx';
import { useOwnValue } from '../Field/use-own-value.ts';
import { usePartialValue } from '../Field/use-partial-value.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { messages } from '../messages.ts';
import { join } from '../theme/compose-class.ts';
import { DateCalendar } from './DateCalendar.tsx';
import * as styles from './DatePicker.css.ts';
import { readIsoDate, readPastedDate, writeBrazilian, yearsBetween } from './date-text.ts';

export interface DatePickerProps extends FieldProps {
  /** 'yyyy-mm-dd'; null when there is none. */
  value?: string | null;
  defaultValue?: string | null;
  /** 'yyyy-mm-dd' once the date is whole, null when it was cleared. */
  onChange?: (date: string | null) => void;
  onBlur?: () => void;
  /** 'yyyy-mm-dd', as the clock of the school has it: the calendar opens there and marks it. */
  today: string;
  /** First and last day that may be chosen, 'yyyy-mm-dd'. Outside them the field says what the bound is. */
  min?: string;
  max?: string;
  /** Under it a form sends 'yyyy-mm-dd'. */
  name?: string;
  isReadOnly?: boolean;
  className?: string;
}

/**
 * A day, written dd/mm/aaaa: typed, pasted or picked from the month. A day of an agenda that shows what happens on it
 * is an EventCalendar; an hour, a TimeField. Arrows up and down step the part in focus, left and right move between
 * parts, Alt and arrow down open the month.
 */
export function DatePicker({
  label,
  value,
  defaultValue = null,
  onChange,
  today,
  min,
  max,
  description,
  errorMessage,
  className,
  ...rest
}: DatePickerProps) {
  const [current, change] = useOwnValue(value, defaultValue, onChange);
  const partial = usePartialValue(current, change);
  const shown = useMemo(() => readIsoDate(partial.shown), [partial.shown]);
  const wrong =
    (partial.isWrong ? messages.calendar.partial : errorMessage) ??
    boundsMessage({ value: current, min, max, write: writeBrazilian });
  const now = readIsoDate(today);
  const first = readIsoDate(min);
  const last = readIsoDate(max);

  const paste = (event: ClipboardEvent) => {
    if (rest.isDisabled || rest.isReadOnly) return;
    const date = readPastedDate(event.clipboardData.getData('text'));
    if (date === null) return;
    event.preventDefault();
    change(date.toString());
  };

  return (
    <I18nProvider locale="pt-BR">
      <AriaDatePicker
        {...rest}
        value={shown}
        onChange={(date) => partial.take(date === null ? null : date.toString())}
        onFocusChange={partial.setFocused}
        placeholderValue={now}
        minValue={first}
        maxValue={last}
        shouldForceLeadingZeros
        isInvalid={Boolean(wrong)}
        validationBehavior="aria"
        className={join(field.field, className)}
      >
        <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
        <Group className={field.control} onPaste={paste}>
          <DateInput className={styles.input}>
            {(segment) => <DatePart segment={segment} onFilling={partial.report} />}
          </DateInput>
          <IconButton compact label={messages.calendar.open} icon={<CalendarDays />} className={styles.open} />
        </Group>
        <FieldHint description={description} errorMessage={wrong} />
        <DateCalendar today={now} visibleYears={yearsBetween(first, last)} />
      </AriaDatePicker>
    </I18nProvider>
  );
}
