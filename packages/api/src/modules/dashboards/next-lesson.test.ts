import { expect, test } from 'vitest';
import { nextLesson } from './next-lesson.ts';

const lesson = (id: string, weekday: 'MONDAY' | 'WEDNESDAY', start: string, end: string) => ({
  ...{ id, weekday, discipline: null, class: { id: '9c', name: '9º Ano C' } },
  ...{ start_time: `1970-01-01T${start}Z`, end_time: `1970-01-01T${end}Z` },
});
const lessons = [
  lesson('first', 'WEDNESDAY', '07:30:00', '08:20:00'),
  lesson('monday', 'MONDAY', '07:30:00', '08:20:00'),
  lesson('second', 'WEDNESDAY', '09:00:00', '09:50:00'),
];
const weekend = ['2026-05-23', '2026-05-24'];
const asked = (day: string, time: string, closed: readonly string[] = []) => {
  const rules = { hasLessons: (date: string) => ![...weekend, ...closed].includes(date) };
  const found = nextLesson(lessons, rules, day, `1970-01-01T${time}Z`);
  return found && [found.id, found.date];
};

test('is the one that goes on, until its end', () => {
  expect(asked('2026-05-20', '08:19:59')).toEqual(['first', '2026-05-20']);
  expect(asked('2026-05-20', '08:20:00')).toEqual(['second', '2026-05-20']);
});

test('is of the next day that has lessons', () => {
  expect(asked('2026-05-23', '08:00:00')).toEqual(['monday', '2026-05-25']);
  expect(asked('2026-05-23', '08:00:00', ['2026-05-25'])).toEqual(['first', '2026-05-27']);
});

test('is nothing without a timetable, and where no day with lessons is near', () => {
  expect(nextLesson([], { hasLessons: () => true }, '2026-05-20', '')).toBeNull();
  expect(nextLesson(lessons, { hasLessons: () => false }, '2026-05-20', '')).toBeNull();
});
