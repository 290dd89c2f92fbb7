import type { TeacherSchedule } from '@caderneta/contract';
import { expect, it } from 'vitest';
import { lessonOf, weekMomentOf } from './timetable-lessons.ts';

const line: TeacherSchedule = {
  id: '1',
  teacher_profile_id: 'p',
  teacher: { name: 'Lúcia' },
  weekday: 'WEDNESDAY',
  start_time: '1970-01-01T08:00:00Z',
  end_time: '1970-01-01T08:50:00Z',
  class_id: 'c',
  class: { id: 'c', grade: '9º Ano', section: 'C' },
  discipline_id: 'd',
  discipline: { id: 'd', name: 'Matemática' },
};

it('shows the time as written, the discipline, and the class below it', () => {
  expect(lessonOf(line)).toEqual({
    id: '1',
    day: 3,
    start: '08:00',
    end: '08:50',
    title: 'Matemática',
    detail: '9º Ano C',
  });
  expect(lessonOf({ ...line, discipline: null })).toMatchObject({ title: '9º Ano C', detail: undefined });
  expect(lessonOf({ ...line, discipline: null, class: null })).toMatchObject({ title: 'Aula', detail: undefined });
});

it.each([
  ['2026-08-14T11:05:00Z', { day: 5, time: '08:05' }],
  // Already Monday in Greenwich, still Sunday in Brasília.
  ['2026-08-17T02:30:00Z', { day: 7, time: '23:30' }],
  ['2026-08-17T03:00:00Z', { day: 1, time: '00:00' }],
])('%s is %o at school', (instant, moment) => expect(weekMomentOf(new Date(instant))).toEqual(moment));
