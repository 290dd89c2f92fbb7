import { type CalendarDate, parseDate } from '@internationalized/date';
import { useContext, useRef, useState } from 'react';
import { useCalendarCell } from 'react-aria/useCalendar';
import {
  Calendar,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
} from 'react-aria-components';
import { messages } from '../messages.ts';
import type { CalendarEvent } from './calendar-event.ts';
import * as styles from './EventCalendar.css.ts';
import { writeDay } from './month-grid.ts';

interface MonthGridProps {
  month: string;
  onMonthChange: (month: string) => void;
  selectedDate: string;
  onSelect: (date: string) => void;
  today: string;
  events: ReadonlyMap<string, readonly CalendarEvent[]>;
}

const SHOWN = 2;

/** The month of the DatePicker, with what happens on its days in them. Which month is in sight is the caller's. */
export function MonthGrid({ month, onMonthChange, selectedDate, onSelect, today, events }: MonthGridProps) {
  const [target, setTarget] = useState<string | null>(null);
  const focused = [target, selectedDate, today].find((date) => date?.startsWith(month)) ?? `${month}-01`;
  return (
    <Calendar
      firstDayOfWeek="mon"
      value={parseDate(selectedDate)}
      onChange={(date) => onSelect(date.toString())}
      focusedValue={parseDate(focused)}
      onFocusChange={(day) => {
        const date = day.toString();
        setTarget(date);
        if (!date.startsWith(month)) onMonthChange(date.slice(0, 7));
      }}
    >
      <CalendarGrid weekdayStyle="short" className={styles.grid}>
        <CalendarGridHeader>
          {(weekday) => <CalendarHeaderCell className={styles.weekday}>{weekday.replace('.', '')}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <Day
              date={date}
              isToday={date.toString() === today}
              isOutside={!date.toString().startsWith(month)}
              events={events.get(date.toString()) ?? []}
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}

interface DayProps {
  date: CalendarDate;
  isToday: boolean;
  isOutside: boolean;
  events: readonly CalendarEvent[];
}

/** CalendarCell names a day by its date alone. */
function Day({ date, isToday, isOutside, events }: DayProps) {
  const state = useContext(CalendarStateContext);
  if (state === null) throw new Error('Day stands in a Calendar');
  const ref = useRef<HTMLDivElement>(null);
  const { cellProps, buttonProps, isSelected } = useCalendarCell({ date, isOutsideMonth: isOutside }, state, ref);
  const texts = messages.eventCalendar;
  const button = { ...buttonProps, 'aria-label': texts.day(writeDay(date.toString()), events.length) };
  return (
    <td {...cellProps} className={styles.cell}>
      <div
        {...button}
        ref={ref}
        aria-current={isToday ? 'date' : undefined}
        data-selected={isSelected || undefined}
        data-outside={isOutside || undefined}
        className={styles.day}
      >
        <span className={styles.number}>{date.day}</span>
        {events.slice(0, SHOWN).map((event) => (
          <span key={event.id} className={styles.title}>
            {event.title}
          </span>
        ))}
        {events.length > SHOWN && <span className={styles.more}>{texts.more(events.length - SHOWN)}</span>}
        {events.length > 0 && <span className={styles.count}>{events.length}</span>}
      </div>
    </td>
  );
}
