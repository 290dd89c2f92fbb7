import type { AttendanceSheet, ClassCalendar } from '@caderneta/contract';
import { describe, expect, test } from 'vitest';
import { entriesOf, type PaperRoll, paperDays, usualDays } from './paper-days.ts';

const calendar: ClassCalendar = {
  class_id: 'c',
  today: '2026-05-20',
  school_year: null,
  closed_days: [{ date: '2026-05-19', reason: 'Feriado' }],
  minimum_mean: 6,
  minimum_attendance: 75,
  any_discipline: false,
  terms: [],
  reopened: [],
};
const sheet: AttendanceSheet = {
  class_id: 'c',
  discipline: { id: 'd', name: 'Matemática' },
  teachers: [],
  month: '2026-05',
  number: 7,
  page: 1,
  pages: 1,
  days: ['2026-05-15', '2026-05-18', '2026-05-19', '2026-05-20', '2026-05-21'],
  pupils: [
    { student_profile_id: 'ana', name: 'Ana', number: 1, enrolled: [{ starts_on: '2026-02-01', ends_on: null }] },
    { student_profile_id: 'bia', name: 'Bia', number: 2, enrolled: [{ starts_on: '2026-05-18', ends_on: null }] },
  ],
};
const [p, a, u] = ['present', 'absent', 'uncertain'] as const;
const paper = (of: Partial<PaperRoll> = {}): PaperRoll => ({
  sheet,
  marks: [
    [a, p, p, p, p],
    [p, u, p, p, p],
  ],
  answers: {},
  recorded: [],
  ...of,
});
const lesson = (date: string) => ({ class_id: 'c', discipline_id: 'd', date });
const read = (of: Partial<PaperRoll> = {}) => paperDays(paper(of), calendar, calendar.today);

describe('days of a paper roll', () => {
  test('days without lessons and days to come are not saved; who was not in the class is on no roll', () => {
    expect(read().map(({ state }) => state)).toEqual(['new', 'new', 'closed', 'new', 'closed']);
    expect(entriesOf(lesson('2026-05-15'), read()[0]!)).toEqual([
      { ...lesson('2026-05-15'), student_profile_id: 'ana', status: 'ABSENT', version: 0 },
    ]);
  });

  test('a day with an uncertain bubble gives no roll until somebody answers', () => {
    expect(read()[1]).toMatchObject({ uncertain: 1, absences: 0 });
    expect(entriesOf(lesson('2026-05-18'), read()[1]!)).toBeNull();
    const answered = read({ answers: { '1/1': 'absent' } })[1]!;
    expect(entriesOf(lesson('2026-05-18'), answered)?.map(({ status }) => status)).toEqual(['PRESENT', 'ABSENT']);
  });

  test('what is recorded and says otherwise is shown, and never chosen by itself', () => {
    const recorded = [
      { student_profile_id: 'ana', date: '2026-05-15', status: 'PRESENT' as const, version: 3 },
      { student_profile_id: 'ana', date: '2026-05-18', status: 'PRESENT' as const, version: 1 },
      { student_profile_id: 'bia', date: '2026-05-18', status: 'PRESENT' as const, version: 1 },
    ];
    const days = read({ recorded, answers: { '1/1': 'present' } });
    expect(days.slice(0, 2).map(({ state, differences }) => [state, differences])).toEqual([
      ['differs', 1],
      ['same', 0],
    ]);
    expect(usualDays(days)).toEqual([]);
    expect(entriesOf(lesson('2026-05-15'), days[0]!)?.[0]).toMatchObject({ status: 'ABSENT', version: 3 });
  });

  test('days after the last mark wait for a word', () => {
    expect(usualDays(read())).toEqual(['2026-05-15', '2026-05-18']);
  });
});
