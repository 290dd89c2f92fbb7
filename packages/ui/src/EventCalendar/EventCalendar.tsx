import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { messages } from '../messages.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { CalendarEvent } from './calendar-event.ts';
import * as styles from './EventCalendar.css.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { addMonths, writeDay, writeMonth } from './month-grid.ts';

export interface EventCalendarProps {
  /** The month in sight, 'yyyy-mm'. */
  month: string;
  onMonthChange: (month: string) => void;
  /** The day whose events are listed, 'yyyy-mm-dd'. */
  selectedDate: string;
  onSelect: (date: string) => void;
  /** 'yyyy-mm-dd', by the school's clock. */
  today: string;
  events: readonly CalendarEvent[];
  /** The month's events are on their way: of a day without any nothing is said yet. */
  isLoading?: boolean;
  /** What can be done with an event of the list: IconButtons named with its title. */
  eventActions?: (event: CalendarEvent) => ReactNode;
  /** Below the list: the button that adds an event to the day. */
  dayActions?: ReactNode;
  /** The level of its titles within the page. Default 3. */
  level?: 2 | 3;
}

const byDay = (events: readonly CalendarEvent[]) => {
  const days = new Map<string, CalendarEvent[]>();
  for (const event of events) {
    const own = days.get(event.date);
    if (own === undefined) days.set(event.date, [event]);
    else own.push(event);
  }
  return days;
};

/**
 * A month with what happens on its days, and the chosen day's events beside it. To give a date in a form use
 * DatePicker; for the weekly lessons, Timetable. Arrows move by day and week, Home and End to the month's ends, Page Up
 * and Down by month, Enter chooses. Each day is named with its date and how many events it has.
 */
export function EventCalendar({
  month,
  onMonthChange,
  selectedDate,
  onSelect,
  today,
  events,
  isLoading = false,
  eventActions,
  dayActions,
  level = 3,
}: EventCalendarProps) {
  const byDate = useMemo(() => byDay(events), [events]);
  const chosen = byDate.get(selectedDate) ?? [];
  const texts = messages.eventCalendar;
  const Heading = `h${level}` as const;
  return (
    <div className={styles.frame}>
      <div className={styles.layout}>
        <div className={styles.paper}>
          <div className={styles.head}>
            <Heading aria-live="polite" className={styles.month}>
              {writeMonth(month)}
            </Heading>
            <Button
              size="compact"
              variant="quiet"
              onPress={() => {
                onMonthChange(today.slice(0, 7));
                onSelect(today);
              }}
            >
              {texts.today}
            </Button>
            <IconButton
              label={messages.calendar.previous}
              icon={<ChevronLeft />}
              onPress={() => onMonthChange(addMonths(month, -1))}
            />
            <IconButton
              label={messages.calendar.next}
              icon={<ChevronRight />}
              onPress={() => onMonthChange(addMonths(month, 1))}
            />
          </div>
          <MonthGrid
            month={month}
            onMonthChange={onMonthChange}
            selectedDate={selectedDate}
            onSelect={onSelect}
            today={today}
            events={byDate}
          />
        </div>
        <section aria-label={texts.eventsOf(writeDay(selectedDate))} className={styles.agenda}>
          <Heading className={styles.agendaTitle}>{writeDay(selectedDate)}</Heading>
          <div aria-live="polite">
            {chosen.length === 0 && isLoading ? (
              <Skeleton rows={1} />
            ) : chosen.length === 0 ? (
              <p className={styles.empty}>{texts.empty}</p>
            ) : (
              <ul className={styles.events}>
                {chosen.map((event) => (
                  <li key={event.id} className={styles.event}>
                    <div className={styles.eventWords}>
                      <p className={styles.eventTitle}>{event.title}</p>
                      {event.detail !== undefined && <p className={styles.eventDetail}>{event.detail}</p>}
                    </div>
                    {eventActions?.(event)}
                  </li>
                ))}
              </ul>
            )}
          </div>
          {dayActions !== undefined && <div className={styles.actions}>{dayActions}</div>}
        </section>
      </div>
    </div>
  );
}
