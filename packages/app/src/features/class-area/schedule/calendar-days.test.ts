import type { ClassEvent } from '@caderneta/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calendarEvent, monthSpan, timedEvent, weekdayOf, weekSpan, weeksAfter } from './calendar-days.ts';

const event: ClassEvent = {
  id: 'e',
  class_id: 'c',
  title: 'Prova',
  description: 'Capítulos 1 a 3',
  date: '2026-08-14',
  start_time: '1970-01-01T08:00:00Z',
  end_time: '1970-01-01T09:40:00Z',
  type: 'EXAM',
  staff_only: false,
  codes: [],
  created_at: '2026-08-01T12:00:00Z',
  can_write: true,
  version: 1,
};

it('a month is asked for with the weeks around it, a week from Monday to Sunday', () => {
  expect(monthSpan('2026-02')).toEqual({ from: '2026-01-25', to: '2026-03-10' });
  expect(weekSpan('2026-08-16')).toEqual({ from: '2026-08-10', to: '2026-08-16' });
  expect([weeksAfter('2026-12-28', 1), weeksAfter('2026-03-01', -1)]).toEqual(['2027-01-04', '2026-02-22']);
  const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10);
      const { from, to } = weekSpan(day);
      expect([weekdayOf(from), weekdayOf(to), from <= day, day <= to]).toEqual([1, 7, true, true]);
      const month = monthSpan(day.slice(0, 7));
      expect(month.from <= day && day <= month.to).toBe(true);
    }),
  );
});

it('an event says its kind, its hours and what it is about', () => {
  expect(calendarEvent(event).detail).toBe('Prova · 08:00 às 09:40 · Capítulos 1 a 3');
  expect(calendarEvent({ ...event, description: null, end_time: null }).detail).toBe('Prova · 08:00');
  expect(calendarEvent({ ...event, staff_only: true }).detail).toBe(
    'Prova · Só equipe · 08:00 às 09:40 · Capítulos 1 a 3',
  );
  expect(calendarEvent({ ...event, description: null, codes: ['EF09MA09'] }).detail).toBe(
    'Prova · 08:00 às 09:40 · EF09MA09',
  );
  expect(timedEvent(event)).toMatchObject({ day: 5, start: '08:00', end: '09:40', title: 'Prova', detail: 'Prova' });
  expect(timedEvent({ ...event, end_time: null })).toBeNull();
});
