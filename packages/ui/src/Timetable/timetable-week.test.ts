import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayInFocus, isNow, type Lesson, type Weekday, weekOf } from './timetable-week.ts';

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const lesson: fc.Arbitrary<Lesson> = fc.record({
  id: fc.uuid(),
  day: fc.integer({ min: 1, max: 7 }) as fc.Arbitrary<Weekday>,
  start: time,
  end: time,
  title: fc.constant('Matemática'),
});

describe('weekOf', () => {
  it('has seven days from Monday on, and every lesson once, in order', () => {
    fc.assert(
      fc.property(fc.array(lesson), (lessons) => {
        const week = weekOf(lessons);
        expect(week.map((each) => each.day)).toEqual([1, 2, 3, 4, 5, 6, 7]);
        expect(week.flatMap((each) => each.lessons)).toHaveLength(lessons.length);
        for (const { day, lessons: own } of week) {
          expect(own.every((each) => each.day === day)).toBe(true);
          expect(own.map((each) => each.start)).toEqual(own.map((each) => each.start).sort());
        }
      }),
    );
  });
});

describe('dayInFocus', () => {
  const lessonOn = (day: Weekday): Lesson => ({ id: String(day), day, start: '07:00', end: '07:50', title: 'Arte' });
  it.each<[today: Weekday, lessons: Weekday[], focus: Weekday]>([
    [2, [1, 2, 5], 2],
    [3, [1, 2, 5], 5],
    [6, [1, 2, 5], 1],
    [4, [], 4],
  ])('on day %i with lessons on %j it is %i', (today, lessons, focus) => {
    expect(dayInFocus(weekOf(lessons.map(lessonOn)), today)).toBe(focus);
  });
});

describe('isNow', () => {
  const first: Lesson = { id: '1', day: 5, start: '07:50', end: '08:40', title: 'Matemática' };
  it.each([
    ['07:49', false],
    ['07:50', true],
    ['08:39', true],
    ['08:40', false],
  ])('at %s: %s', (at, expected) => {
    expect(isNow(first, { day: 5, time: at })).toBe(expected);
    expect(isNow(first, { day: 4, time: at })).toBe(false);
  });

  it('is false without a clock', () => {
    expect(isNow(first, null)).toBe(false);
  });
});
