import type { Attendance, ClassCalendar, ClassStudent } from '@caderneta/contract';
import { describe, expect, it } from 'vitest';
import { countAbsent, rollEntries, rollLines } from './roll.ts';
import { schoolDay } from './school-day.ts';

const student = (id: string): ClassStudent => ({
  id,
  matricula: null,
  user: { id: `u-${id}`, name: id, email: `${id}@escola.br`, is_active: true },
  photo: null,
  profile_photo: null,
});
const lesson = { class_id: 'c', date: '2026-05-20', discipline_id: 'd' };
const saved = (id: string, status: Attendance['status'], version = 1, notes: string | null = null): Attendance => ({
  ...lesson,
  student_profile_id: id,
  status,
  notes,
  version,
  teacher_profile_id: null,
  updated_at: '2026-05-20T12:00:00Z',
});
const pupils = [student('ana'), student('caio')];

describe('a roll call', () => {
  it('begins with everyone present on a day never saved, and sends version 0', () => {
    const lines = rollLines(pupils, [], [], {});
    expect(lines.map(({ status, isChanged }) => [status, isChanged])).toEqual([
      ['PRESENT', false],
      ['PRESENT', false],
    ]);
    expect(rollEntries(lesson, lines)[0]).toEqual({
      ...lesson,
      student_profile_id: 'ana',
      status: 'PRESENT',
      notes: null,
      version: 0,
    });
  });

  it('shows what was saved, over it what waits on the device, over that what was changed on screen', () => {
    const stored = [saved('ana', 'ABSENT', 3, 'Avisou'), saved('caio', 'ABSENT', 1)];
    expect(countAbsent(rollLines(pupils, stored, [], {}))).toBe(2);
    const waiting = [{ ...lesson, student_profile_id: 'ana', status: 'PRESENT' as const, notes: null, version: 3 }];
    const lines = rollLines(pupils, stored, waiting, { caio: { status: 'PRESENT', notes: null } });
    expect(lines).toMatchObject([
      { id: 'ana', status: 'PRESENT', notes: null, version: 3, isChanged: false },
      { id: 'caio', status: 'PRESENT', version: 1, isChanged: true },
    ]);
  });
});

describe('a day', () => {
  const term = {
    scope: 'BIMESTER' as const,
    period_index: 1,
    starts_on: '2026-02-02',
    ends_on: '2026-04-30',
    weight: 1,
    posting_starts_on: null,
    posting_ends_on: '2026-05-10',
    reopened_until: null,
    grades_open: true,
    attendance_open: true,
  };
  const calendar: ClassCalendar = {
    class_id: 'c',
    today: '2026-05-04',
    school_year: { year: 2026, starts_on: '2026-02-02', ends_on: '2026-12-18' },
    closed_days: [{ date: '2026-02-17', reason: 'Carnaval' }],
    minimum_mean: 6,
    minimum_attendance: 75,
    any_discipline: false,
    terms: [term],
    reopened: [],
  };
  it.each([
    ['2026-02-17', 'closed', 'Carnaval', false],
    ['2026-01-30', 'outside', null, false],
    ['2026-05-04', 'between-terms', null, true],
    ['2026-03-07', 'weekend', null, true],
    ['2026-03-06', 'lessons', null, true],
    ['2026-05-05', 'to-come', null, false],
  ])('%s is %s', (day, kind, reason, isOpen) => {
    expect(schoolDay(day, calendar, calendar.today)).toMatchObject({ kind, reason, isOpen });
  });

  it('of a period whose window has passed is closed; one of no calendar is a day of lessons', () => {
    const shut = { ...calendar, terms: [{ ...term, attendance_open: false }] };
    expect(schoolDay('2026-03-06', shut, calendar.today)).toMatchObject({
      kind: 'lessons',
      isOpen: false,
      term: { period_index: 1 },
    });
    const none = { ...calendar, school_year: null, terms: [], closed_days: [] };
    expect(schoolDay('2026-03-06', none, calendar.today)).toMatchObject({ kind: 'lessons', isOpen: true, term: null });
  });
});
