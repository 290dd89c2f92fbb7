import { type CalendarDate, isSameDay } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarYearPicker,
  Dialog,
} from 'react-aria-components';
import { IconButton } from '../IconButton/IconButton.tsx';
import { messages } from '../messages.ts';
import * as popover from '../Popover/Popover.css.ts';
import { PopoverSurface } from '../Popover/Popover.tsx';
import * as styles from './DateCalendar.css.ts';
import { NativeChoice } from './NativeChoice.tsx';

/** The month that a DatePicker or a DateStepper opens, over the page. */
export function DateCalendar(props: MonthProps) {
  return (
    <PopoverSurface>
      <Dialog className={popover.dialog}>
        <Month {...props} />
      </Dialog>
    </PopoverSurface>
  );
}

interface MonthProps {
  today: CalendarDate | null;
  visibleYears: number;
}

/** With lists of months and years, so that a birth date is not forty presses away. */
function Month({ today, visibleYears }: MonthProps) {
  return (
    <Calendar className={styles.calendar} firstDayOfWeek="mon">
      <div className={styles.head}>
        <IconButton slot="previous" label={messages.calendar.previous} icon={<ChevronLeft />} />
        <span className={styles.choices}>
          <CalendarMonthPicker format="long">{(picker) => <NativeChoice {...picker} />}</CalendarMonthPicker>
          <CalendarYearPicker visibleYears={visibleYears}>
            {(picker) => <NativeChoice {...picker} />}
          </CalendarYearPicker>
        </span>
        <IconButton slot="next" label={messages.calendar.next} icon={<ChevronRight />} />
      </div>
      <CalendarGrid weekdayStyle="short" className={styles.grid}>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={styles.weekday}>{day.replace('.', '')}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              date={date}
              data-now={(today !== null && isSameDay(date, today)) || undefined}
              className={styles.day}
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
