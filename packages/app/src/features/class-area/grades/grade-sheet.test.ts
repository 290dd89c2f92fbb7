import type { ClassCalendar, ClassStudent, Grade } from '@caderneta/contract';
import { describe, expect, it } from 'vitest';
import type { EntryFailure, OutboxEntry } from '../../../lib/outbox/outbox-entry.ts';
import { type GradebookColumn, periodOfToday, sheetRows, versionOf } from './grade-sheet.ts';

const column: GradebookColumn = { class_id: 'c', discipline_id: 'd', scope: 'BIMESTER', period_index: 3, year: 2026 };
const student = (id: string): ClassStudent => ({
  id,
  matricula: null,
  user: { id: `u-${id}`, name: id.toUpperCase(), email: `${id}@escola.br`, is_active: true },
  photo: null,
  profile_photo: null,
});
const grade = (student_profile_id: string, period_index: number, score: number, version = 1): Grade => ({
  ...column,
  id: `${student_profile_id}-${period_index}`,
  student_profile_id,
  period_index,
  score,
  version,
  discipline: { name: 'Matemática' },
  created_at: '2026-08-14T12:00:00Z',
  updated_at: '2026-08-14T12:00:00Z',
});
const entry = (
  rows: { id: string; score: number }[],
  refusal: EntryFailure<'grades'> | null = null,
): OutboxEntry<'grades'> => ({
  id: 1,
  userId: 'u',
  kind: 'grades',
  slot: 's',
  label: 'Notas',
  rows: rows.map(({ id, score }) => ({ ...column, student_profile_id: id, score, version: 0 })),
  idempotencyKey: 'k',
  keptAt: 0,
  isSending: false,
  refusal,
});
const sources = {
  students: [student('ana')],
  saved: [],
  brought: [],
  entries: [],
  typed: new Map(),
  terms: [],
  somebody: 'Outra pessoa',
};
const term = (period_index: number, starts_on: string, weight = 1): ClassCalendar['terms'][number] => ({
  scope: 'BIMESTER',
  period_index,
  starts_on,
  ends_on: '2026-12-18',
  weight,
  posting_starts_on: null,
  posting_ends_on: null,
  reopened_until: null,
  grades_open: true,
  attendance_open: true,
});

describe('a grade sheet', () => {
  it('puts the periods before beside the one written, and weighs them in the mean', () => {
    const saved = [grade('ana', 1, 6), grade('ana', 3, 9)];
    const terms = [term(1, '2026-02-02', 2), term(3, '2026-08-01', 1)];
    expect(sheetRows(column, { ...sources, saved, terms })).toEqual([
      { id: 'ana', name: 'ANA', earlier: [6, null], grade: 9, mean: 7, state: 'saved' },
    ]);
    expect(sheetRows(column, sources)).toEqual([
      { id: 'ana', name: 'ANA', earlier: [null, null], grade: null, mean: null },
    ]);
  });

  it('has what a pupil brought from another class where this one has nothing, and counts it', () => {
    const from = (one: Grade) => ({ ...one, class_id: 'before', class_name: '9º Ano C', institution: null });
    const brought = [from(grade('ana', 1, 6)), from(grade('ana', 3, 9)), { ...from(grade('ana', 2, 1)), year: 2025 }];
    expect(sheetRows(column, { ...sources, brought })).toEqual([
      { id: 'ana', name: 'ANA', earlier: [6, null], grade: null, brought: 9, mean: 7.5 },
    ]);
    const [row] = sheetRows(column, { ...sources, brought, typed: new Map([['ana', 2]]) });
    expect(row).toEqual({ id: 'ana', name: 'ANA', earlier: [6, null], grade: 2, mean: 4, state: 'pending' });
    expect(versionOf(column, { saved: [], entries: [] }, 'ana')).toBe(0);
  });

  it('shows what waits on the device over what is saved, and what was just typed over both', () => {
    const saved = [grade('ana', 3, 9)];
    const entries = [entry([{ id: 'ana', score: 5 }])];
    expect(sheetRows(column, { ...sources, saved, entries })[0]).toMatchObject({ grade: 5, state: 'pending' });
    const typed = new Map([['ana', 4]]);
    expect(sheetRows(column, { ...sources, saved, entries, typed })[0]).toMatchObject({ grade: 4, state: 'pending' });
  });

  it('shows both values of a conflict with who saved the other, and writes over the version shown', () => {
    const refusal: EntryFailure<'grades'> = {
      code: 'version-conflict',
      message: 'Este registro foi alterado por outra pessoa.',
      errors: [],
      current: [{ ...grade('ana', 3, 7.9, 6), by: 'Sérgio Brandão' }],
    };
    const entries = [entry([{ id: 'ana', score: 8.4 }], refusal)];
    expect(sheetRows(column, { ...sources, entries })[0]).toMatchObject({
      grade: 8.4,
      conflict: { theirs: 7.9, by: 'Sérgio Brandão' },
    });
    expect(versionOf(column, { saved: [], entries }, 'ana')).toBe(6);
    const unnamed = { ...refusal, current: [{ ...grade('ana', 3, 7.9, 6), by: null }] };
    const [row] = sheetRows(column, { ...sources, entries: [entry([{ id: 'ana', score: 8.4 }], unnamed)] });
    expect(row?.conflict?.by).toBe('Outra pessoa');
  });

  it('says of grades that were refused for another reason that they are not saved', () => {
    const refusal: EntryFailure<'grades'> = { code: 'posting-closed', message: 'Fechado.', errors: [], current: [] };
    const [row] = sheetRows(column, { ...sources, entries: [entry([{ id: 'ana', score: 8 }], refusal)] });
    expect(row).toMatchObject({ grade: 8, state: 'failed' });
  });
});

it('the sheet opens in the period of today', () => {
  const terms = [term(1, '2026-02-02'), term(2, '2026-05-02'), term(3, '2026-08-01')];
  expect(periodOfToday(terms, 'BIMESTER', '2026-06-30')).toBe(2);
  expect(periodOfToday(terms, 'BIMESTER', '2026-01-01')).toBe(1);
  expect(periodOfToday(terms, 'TRIMESTER', '2026-06-30')).toBe(1);
});
