import type { Assessment, ResultRow } from '@caderneta/contract';
import { expect, test } from 'vitest';
import { oneRosterFiles } from './one-roster.ts';

const assessment = {
  ...{ id: 'prova', title: 'Prova "A", maio', description: null, class_id: 'turma', institution_id: 'escola' },
  ...{ category: 'AVALIACAO', format: 'GABARITO', created_at: '2026-05-20T15:00:00.000Z' },
  class: { id: 'turma', grade: '5º Ano', section: 'B', academic_year: 2026 },
} as Assessment;
const row = (id: string, over: Partial<ResultRow>): ResultRow => ({
  ...{ student_profile_id: id, student: { name: `Aluno ${id}`, matricula: `M-${id}` }, status: 'PENDING' },
  ...{ score: null, scale: 100, hits: null, total: null, key_version: 'A', updated_at: null, typed_by: null },
  ...{ earlier_attempts: 0, missing_page: null, version: 0 },
  ...over,
});
const files = new Map(
  oneRosterFiles(
    assessment,
    [
      row('ana', { status: 'CORRECTED', score: 84.62, updated_at: '2026-05-21T12:00:00.000Z' }),
      row('bia', { status: 'IN_REVIEW', score: 50 }),
      row('caio', {}),
    ],
    new Date('2026-05-22T10:00:00.000Z'),
  ),
);
const records = (name: string) => {
  const [head = '', ...lines] = (files.get(name) ?? '').trimEnd().split('\r\n');
  const columns = head.split(',');
  return lines.map((line) => {
    const cells = line.match(/("([^"]|"")*"|[^,]*)(,|$)/g)?.map((cell) => cell.replace(/,$/, '')) ?? [];
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']));
  });
};

const [guid, day, stamp, score] = [
  /^[\w.@/-]{1,255}$/,
  /^\d{4}-\d\d-\d\d$/,
  /^[\d-]{10}T[\d:]{8}\.\d{3}Z$/,
  /^(\d+(\.\d+)?)?$/,
];
const [text, blank, any] = [/./, /^$/, /^/];
const ofDelta = { sourcedId: guid, status: /^(active|tobedeleted)$/, dateLastModified: stamp };

/** The columns of the files that we write, in the order of the CSV binding (OneRoster 1.2.1), with what they may hold. */
const binding: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  'academicSessions.csv': {
    ...ofDelta,
    ...{ title: text, type: /^(gradingPeriod|semester|schoolYear|term)$/, startDate: day, endDate: day },
    ...{ parentSourcedId: blank, schoolYear: /^\d{4}$/ },
  },
  'categories.csv': { ...ofDelta, title: text, weight: /^\d*$/ },
  'lineItems.csv': {
    ...ofDelta,
    ...{ title: text, description: any, assignDate: day, dueDate: day, classSourcedId: guid, categorySourcedId: guid },
    ...{ academicSessionSourcedId: guid, resultValueMin: score, resultValueMax: score, schoolSourcedId: guid },
  },
  'results.csv': {
    ...ofDelta,
    ...{ lineItemSourcedId: guid, studentSourcedId: guid },
    scoreStatus: /^(exempt|fully graded|not submitted|partially graded|submitted)$/,
    ...{ score, scoreDate: day, comment: any, textScore: any, classSourcedId: guid },
    ...{ inProgress: blank, incomplete: blank, late: blank, missing: blank },
    // What the binding does not name follows, with this prefix.
    'metadata.matricula': any,
  },
};

test('every file has the columns of the binding in its order, and in each what the binding lets stand', () => {
  const tables = [...files.keys()].filter((name) => name !== 'manifest.csv');
  expect(tables.sort()).toEqual(Object.keys(binding).sort());
  for (const [name, columns] of Object.entries(binding)) {
    expect((files.get(name) ?? '').split('\r\n')[0]).toBe(Object.keys(columns).join(','));
    expect(records(name).length).toBeGreaterThan(0);
    for (const record of records(name))
      for (const [column, value] of Object.entries(columns)) expect(record[column], `${name} ${column}`).toMatch(value);
  }
});

test('the manifest names every file of the binding, and of those that are there that they tell changes', () => {
  const manifest = Object.fromEntries(records('manifest.csv').map(({ propertyName, value }) => [propertyName, value]));
  expect(manifest).toMatchObject({ 'manifest.version': '1.0', 'oneroster.version': '1.2' });
  const present = Object.entries(manifest).flatMap(([name, value]) => (value === 'delta' ? [name] : []));
  expect(present.map((name) => `${String(name).replace('file.', '')}.csv`).sort()).toEqual(
    [...files.keys()].filter((name) => name !== 'manifest.csv').sort(),
  );
  expect(Object.keys(manifest).filter((name) => name.startsWith('file.'))).toHaveLength(21);
});

test('a line item of the assessment, whose session and category are there too', () => {
  const [item] = records('lineItems.csv');
  expect(item).toMatchObject({
    ...{ sourcedId: 'prova', status: 'active', title: '"Prova ""A"", maio"', assignDate: '2026-05-20' },
    ...{ classSourcedId: 'turma', schoolSourcedId: 'escola', resultValueMin: '0', resultValueMax: '100' },
  });
  expect(records('academicSessions.csv')).toMatchObject([
    // The binding takes the end date for exclusive: 31 December is in the year.
    { sourcedId: item?.academicSessionSourcedId, startDate: '2026-01-01', endDate: '2027-01-01', schoolYear: '2026' },
  ]);
  expect(records('categories.csv').map(({ sourcedId }) => sourcedId)).toEqual([item?.categorySourcedId]);
});

test('a result a pupil: what waits for a person has no score', () => {
  expect(
    records('results.csv').map((result) => [
      ...[result.studentSourcedId, result.lineItemSourcedId, result.scoreStatus, result.score, result.scoreDate],
      result['metadata.matricula'],
    ]),
  ).toEqual([
    ['ana', 'prova', 'fully graded', '84.62', '2026-05-21', 'M-ana'],
    ['bia', 'prova', 'submitted', '', '2026-05-20', 'M-bia'],
    ['caio', 'prova', 'not submitted', '', '2026-05-20', 'M-caio'],
  ]);
});
