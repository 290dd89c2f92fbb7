import { expect, it } from 'vitest';
import { lessonOf, type TaughtLesson, taughtLessons, weekMomentOf } from './timetable-lessons.ts';

const lesson: TaughtLesson = {
  ...{ id: '1', weekday: 'SUNDAY', start_time: '1970-01-01T07:30:00Z', end_time: '1970-01-01T08:20:00Z' },
  ...{ inClass: '9º Ano C', discipline: 'Matemática' },
};

it('takes the time of day as it is written and counts days from Monday', () => {
  const drawn = { id: '1', day: 7, start: '07:30', end: '08:20', title: 'Ciências', detail: 'Augusto' };
  expect(lessonOf(lesson, 'Ciências', 'Augusto')).toEqual(drawn);
});

it('tells a teacher’s week by class, and by discipline only where there are several', () => {
  const words = (lessons: TaughtLesson[]) => taughtLessons(lessons).map(({ title, detail }) => [title, detail]);
  expect(words([lesson, { ...lesson, inClass: '9º Ano B' }])).toEqual([
    ['9º Ano C', undefined],
    ['9º Ano B', undefined],
  ]);
  expect(words([lesson, { ...lesson, discipline: 'Ciências' }])).toEqual([
    ['9º Ano C', 'Matemática'],
    ['9º Ano C', 'Ciências'],
  ]);
  expect(words([{ ...lesson, inClass: undefined }])).toEqual([['Matemática', undefined]]);
  expect(words([{ ...lesson, inClass: undefined, discipline: undefined }])).toEqual([['Aula', undefined]]);
});

it.each([
  ['2026-08-14T11:05:00Z', { day: 5, time: '08:05' }],
  // Already Monday in Greenwich, still Sunday in Brasília.
  ['2026-08-17T02:30:00Z', { day: 7, time: '23:30' }],
  ['2026-08-17T03:00:00Z', { day: 1, time: '00:00' }],
])('%s is %o at school', (instant, moment) => expect(weekMomentOf(new Date(instant))).toEqual(moment));
