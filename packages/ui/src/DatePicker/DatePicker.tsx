import { CalendarDays } from 'lucide-react';
import { type ClipboardEvent, useMemo } from 'react';
import { DatePicker as AriaDatePicker, DateInput, Group, I18nProvider } from 'react-aria-components';
import { DatePart } from '../Field/DatePart.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import { FieldHint, FieldLabel } from '../Field/FieldHint.tsx';
import { isShortYear } from '../Field/use-partial-value.ts';
import { type PartsFieldProps, usePartsField } from '../Field/use-parts-field.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { messages } from '../messages.ts';
import { DateCalendar } from './DateCalendar.tsx';
import * as styles from './DatePicker.css.ts';
import { readIsoDate, readPastedDate, writeBrazilian, yearsBetween } from './date-text.ts';

export interface DatePickerProps extends PartsFieldProps {
  /** 'yyyy-mm-dd'; null when there is none. */
  value?: string | null;
  /** 'yyyy-mm-dd' once the date is whole, null when it was cleared. */
  onChange?: (date: string | null) => void;
  /** 'yyyy-mm-dd', as the clock of the school has it: the calendar opens there and marks it. */
  today: string;
  /** First and last day that may be chosen, 'yyyy-mm-dd'. Outside them the field says what the bound is. */
  min?: string;
  max?: string;
  /** Under it a form sends 'yyyy-mm-dd'. */
  name?: string;
}

/**
 * A day, written dd/mm/aaaa: typed, pasted or picked from the month. A day of an agenda that shows what happens on it
 * is an EventCalendar; an hour, a TimeField. Arrows up and down step the part in focus, left and right move between
 * parts, Alt and arrow down open the month.
 */
export function DatePicker({ today, ...props }: DatePickerProps) {
  const { change, partial, field, frame } = usePartsField(props, {
    missing: messages.calendar.partial,
    write: writeBrazilian,
  });
  const shown = useMemo(() => readIsoDate(partial.shown), [partial.shown]);
  const now = readIsoDate(today);
  const first = readIsoDate(props.min);
  const last = readIsoDate(props.max);

  const paste = (event: ClipboardEvent) => {
    if (props.isDisabled || props.isReadOnly) return;
    const date = readPastedDate(event.clipboardData.getData('text'));
    if (date === null) return;
    event.preventDefault();
    change(date.toString());
  };

  return (
    <I18nProvider locale="pt-BR">
      <AriaDatePicker
        {...field}
        value={shown}
        onChange={(date) => {
          if (date !== null && isShortYear(date)) partial.hold(date.toString());
          else partial.take(date === null ? null : date.toString());
        }}
        onFocusChange={partial.setFocused}
        placeholderValue={now}
        minValue={first}
        maxValue={last}
        shouldForceLeadingZeros
      >
        <FieldLabel isRequired={frame.isRequired}>{frame.label}</FieldLabel>
        <Group className={fieldStyles.control} onPaste={paste}>
          <DateInput className={styles.input}>
            {(segment) => <DatePart segment={segment} onFilling={partial.report} />}
          </DateInput>
          <IconButton compact label={messages.calendar.open} icon={<CalendarDays />} className={styles.open} />
        </Group>
        <FieldHint description={frame.description} errorMessage={frame.errorMessage} />
        <DateCalendar today={now} visibleYears={yearsBetween(first, last)} />
      </AriaDatePicker>
    </I18nProvider>
  );
}
