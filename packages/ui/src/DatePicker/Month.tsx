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
  type CalendarProps,
  CalendarYearPicker,
} from 'react-aria-components';
import { IconButton } from '../IconButton/IconButton.tsx';
import { messages } from '../messages.ts';
import * as styles from './DateCalendar.css.ts';
import { NativeChoice } from './NativeChoice.tsx';

export interface MonthProps extends CalendarProps<CalendarDate> {
  today: CalendarDate | null;
  visibleYears: number;
}

/** A month, with lists of months and years, so that a birth date is not forty presses away. Within a DatePicker it takes the day from there. */
export function Month({ today, visibleYears, ...rest }: MonthProps) {
  return (
    <Calendar {...rest} className={styles.calendar} firstDayOfWeek="mon">
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
