import type { ClassStudent } from '@caderneta/contract';
import { expect, it } from 'vitest';
import stored from '../../../../../fixtures/stored/outbox.json';
import { entriesOf, type OutboxEntry } from '../../lib/outbox/outbox-entry.ts';
import { rollLines } from './attendance/roll.ts';
import { sheetRows, versionOf } from './grades/grade-sheet.ts';

const entries = stored.entries as unknown as readonly OutboxEntry[];
const students: readonly ClassStudent[] = stored.students;

it('a roll call that a device kept before is on screen as it was', () => {
  const [roll] = entriesOf(entries, 'attendance');
  expect(rollLines(students, [], roll?.rows ?? [], {})).toEqual(stored.expected.roll);
});

it('grades that a device kept before are on screen as they were; who changed one was not kept apart', () => {
  const grades = entriesOf(entries, 'grades');
  const { class_id = '', discipline_id = '' } = grades[0]?.rows[0] ?? {};
  const column = { class_id, discipline_id, scope: 'BIMESTER', period_index: 3, year: 2026 } as const;
  const sources = {
    students,
    saved: [],
    entries: grades,
    typed: new Map(),
    terms: [],
    brought: [],
    somebody: 'Outra pessoa',
  };
  const [ana, caio] = stored.expected.grades;
  expect(sheetRows(column, sources)).toEqual([{ ...ana, conflict: { ...ana?.conflict, by: 'Outra pessoa' } }, caio]);
  expect(versionOf(column, sources, students[0]?.id ?? '')).toBe(6);
});
