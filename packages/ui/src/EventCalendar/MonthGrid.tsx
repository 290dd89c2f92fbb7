import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { messages } from '../messages.ts';
import type { CalendarEvent } from './calendar-event.ts';
import * as styles from './EventCalendar.css.ts';
import { dayAfterKey, monthGrid, writeDay, writeMonth } from './month-grid.ts';

interface MonthGridProps {
  month: string;
  onMonthChange: (month: string) => void;
  selectedDate: string;
  onSelect: (date: string) => void;
  today: string;
  events: ReadonlyMap<string, readonly CalendarEvent[]>;
}

const SHOWN = 2;

/** One day of the grid is in the tab order; arrows move from it. */
export function MonthGrid({ month, onMonthChange, selectedDate, onSelect, today, events }: MonthGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const [target, setTarget] = useState<string | null>(null);
  const texts = messages.eventCalendar;
  const start = [target, selectedDate, today].find((date) => date?.startsWith(month)) ?? `${month}-01`;

  useEffect(() => {
    if (target?.startsWith(month)) table.current?.querySelector<HTMLElement>(`[data-date="${target}"]`)?.focus();
  }, [target, month]);

  const press = (event: KeyboardEvent, date: string) => {
    const next = dayAfterKey(date, event.key);
    if (next === null) return;
    event.preventDefault();
    setTarget(next);
    if (!next.startsWith(month)) onMonthChange(next.slice(0, 7));
  };

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a calendar is a grid whose days take the arrows.
    <table ref={table} role="grid" aria-label={writeMonth(month)} className={styles.grid}>
      <thead>
        <tr>
          {texts.weekdays.map((weekday) => (
            <th key={weekday.long} scope="col" abbr={weekday.long} className={styles.weekday}>
              {weekday.short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthGrid(month).map((week) => (
          <tr key={week[0]}>
            {week.map((date) => {
              const own = events.get(date) ?? [];
              return (
                <td key={date} className={styles.cell}>
                  <button
                    type="button"
                    data-date={date}
                    data-outside={!date.startsWith(month) || undefined}
                    tabIndex={date === start ? 0 : -1}
                    aria-current={date === today ? 'date' : undefined}
                    aria-pressed={date === selectedDate}
                    aria-label={texts.day(writeDay(date), own.length)}
                    className={styles.day}
                    onClick={() => {
                      setTarget(date);
                      onSelect(date);
                      if (!date.startsWith(month)) onMonthChange(date.slice(0, 7));
                    }}
                    onKeyDown={(event) => press(event, date)}
                  >
                    <span className={styles.number}>{Number(date.slice(8))}</span>
                    {own.slice(0, SHOWN).map((event) => (
                      <span key={event.id} className={styles.title}>
                        {event.title}
                      </span>
                    ))}
                    {own.length > SHOWN && <span className={styles.more}>{texts.more(own.length - SHOWN)}</span>}
                    {own.length > 0 && <span className={styles.count}>{own.length}</span>}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
