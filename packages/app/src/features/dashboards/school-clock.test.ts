import { describe, expect, it } from 'vitest';
import { lessonOf } from './school-clock.ts';

describe('lessonOf', () => {
  it('takes the time of day as it is written and counts days from Monday', () => {
    const times = { start_time: '1970-01-01T07:30:00Z', end_time: '1970-01-01T08:20:00Z' };
    expect(lessonOf({ id: 'a', weekday: 'SUNDAY', ...times }, 'Ciências', '9º Ano C')).toEqual({
      id: 'a',
      day: 7,
      start: '07:30',
      end: '08:20',
      title: 'Ciências',
      detail: '9º Ano C',
    });
  });
});
