import { ChevronLeft, ChevronRight } from 'lucide-react';
import { DatePicker as AriaDatePicker, Button, Group, I18nProvider } from 'react-aria-components';
import { DateCalendar } from '../DatePicker/DateCalendar.tsx';
import { readIsoDate, yearsBetween } from '../DatePicker/date-text.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { messages } from '../messages.ts';
import * as styles from './DateStepper.css.ts';
import { writeDay } from './day-text.ts';

export interface DateStepperProps {
  /** What the day is of: 'Dia da chamada'. Read aloud, not drawn. */
  label: string;
  /** 'yyyy-mm-dd'. */
  value: string;
  onChange: (date: string) => void;
  /** 'yyyy-mm-dd', as the clock of the school has it. */
  today: string;
  /** First and last day that may be reached, 'yyyy-mm-dd'. */
  min?: string;
  max?: string;
  /** Below the day, e.g. 'Feriado'. Default: 'Hoje' on today. */
  note?: string;
  isDisabled?: boolean;
  className?: string;
}

/**
 * The day that a screen is about, with the day before and the day after one tap away; the day itself opens the month.
 * A date in a form is a DatePicker.
 */
export function DateStepper({ label, value, onChange, today, min, max, note, className, ...rest }: DateStepperProps) {
  const day = readIsoDate(value);
  const now = readIsoDate(today);
  const first = readIsoDate(min);
  const last = readIsoDate(max);
  const shownNote = note ?? (value === today ? messages.dayStepper.today : undefined);
  const written = writeDay(value, today);
  const step = (days: 1 | -1) => {
    if (day !== null) onChange(day.add({ days }).toString());
  };
  return (
    <I18nProvider locale="pt-BR">
      <AriaDatePicker
        aria-label={label}
        value={day}
        onChange={(date) => {
          if (date !== null) onChange(date.toString());
        }}
        minValue={first}
        maxValue={last}
        isDisabled={rest.isDisabled}
        className={className}
      >
        <Group className={styles.stepper}>
          <IconButton
            slot={null}
            label={messages.dayStepper.previous}
            icon={<ChevronLeft />}
            className={styles.step}
            isDisabled={rest.isDisabled || (min !== undefined && value <= min)}
            onPress={() => step(-1)}
          />
          <Button
            className={styles.day}
            aria-label={[written, shownNote, messages.calendar.open].filter(Boolean).join(', ')}
          >
            <span className={styles.date}>{written}</span>
            {shownNote !== undefined && <span className={styles.note}>{shownNote}</span>}
          </Button>
          <IconButton
            slot={null}
            label={messages.dayStepper.next}
            icon={<ChevronRight />}
            className={styles.step}
            isDisabled={rest.isDisabled || (max !== undefined && value >= max)}
            onPress={() => step(1)}
          />
        </Group>
        <DateCalendar today={now} visibleYears={yearsBetween(first, last)} />
      </AriaDatePicker>
    </I18nProvider>
  );
}
