import type { AttendanceSheet, SchoolClass } from '@caderneta/contract';
import type { RollPage } from '@caderneta/omr-engine';
import { shortWeekday, writeMonth } from './month-text.ts';
import { paperRollCopy as texts } from './paper-roll.copy.ts';

/** What each page of a printed roll says. */
export const rollPages = ({ institution, name }: SchoolClass, sheets: readonly AttendanceSheet[]): RollPage[] =>
  sheets.map(({ discipline, teachers, month, days, pupils, number, page, pages }) => ({
    network: texts.network(institution.municipality_name),
    school: institution.name,
    className: name,
    subject: texts.subject(discipline.name, teachers),
    month: writeMonth(month),
    days: days.map((day) => ({ day: day.slice(8), weekday: shortWeekday(day).charAt(0).toUpperCase() })),
    pupils: pupils.map((pupil) => ({ number: pupil.number, name: pupil.name })),
    ...{ number, page, pages },
  }));
