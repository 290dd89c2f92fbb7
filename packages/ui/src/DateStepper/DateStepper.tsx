import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, Dialog, DialogTrigger, Group } from 'react-aria-components';
import { IconButton } from '../IconButton/IconButton.tsx';
import { messages } from '../messages.ts';
import * as popover from '../Popover/Popover.css.ts';
import { PopoverSurface } from '../Popover/Popover.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './DateStepper.css.ts';
import type { DayMonthProps } from './DayMonth.tsx';
import { addDays, writeDay } from './day-text.ts';

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

type MonthPart = typeof import('./DayMonth.tsx').default;
let known: MonthPart | null = null;

/** The month once its part of the program is there, and what is said until then. */
function OpenedMonth(props: DayMonthProps) {
  const [Month, setMonth] = useState<MonthPart | null>(() => known);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    import('./DayMonth.tsx').then(
      (part) => {
        known = part.default;
        setMonth(() => known);
      },
      () => setFailed(true),
    );
  }, []);
  if (Month !== null) return <Month {...props} />;
  return hasFailed ? <p role="alert">{messages.calendar.failed}</p> : <Spinner showLabel />;
}

/**
 * The day that a screen is about, with the day before and the day after one tap away; the day itself opens the month.
 * A date in a form is a DatePicker.
 */
export function DateStepper({ label, value, onChange, today, min, max, note, className, ...rest }: DateStepperProps) {
  const [isOpen, setOpen] = useState(false);
  const shownNote = note ?? (value === today ? messages.dayStepper.today : undefined);
  const written = writeDay(value, today);
  const step = (days: 1 | -1) => {
    const day = addDays(value, days);
    if (day !== null) onChange(day);
  };
  const choose = (day: string) => {
    onChange(day);
    setOpen(false);
  };
  return (
    <Group aria-label={label} isDisabled={rest.isDisabled} className={className}>
      <div className={styles.stepper}>
        <IconButton
          label={messages.dayStepper.previous}
          icon={<ChevronLeft />}
          className={styles.step}
          isDisabled={rest.isDisabled || (min !== undefined && value <= min)}
          onPress={() => step(-1)}
        />
        <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
          <Button
            className={styles.day}
            isDisabled={rest.isDisabled}
            aria-label={[written, shownNote, `${messages.calendar.open} ${label}`].filter(Boolean).join(', ')}
          >
            <span className={styles.date}>{written}</span>
            {shownNote !== undefined && <span className={styles.note}>{shownNote}</span>}
          </Button>
          <PopoverSurface>
            <Dialog aria-label={label} className={popover.dialog}>
              <OpenedMonth label={label} value={value} today={today} min={min} max={max} onChange={choose} />
            </Dialog>
          </PopoverSurface>
        </DialogTrigger>
        <IconButton
          label={messages.dayStepper.next}
          icon={<ChevronRight />}
          className={styles.step}
          isDisabled={rest.isDisabled || (max !== undefined && value >= max)}
          onPress={() => step(1)}
        />
      </div>
    </Group>
  );
}
