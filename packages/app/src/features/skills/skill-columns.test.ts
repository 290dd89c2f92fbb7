import { readTable, type Skill } from '@caderneta/contract';
import { expect, test } from 'vitest';
import { exportColumns } from './skill-columns.ts';

const skill: Skill = {
  ...{ id: 's', municipality_id: 'm', code: 'ALFA-1', kind: 'NETWORK', component: null, years: [], topic: null },
  ...{ text: 'Contar', source: 'Rede', edition: null, version: 1 },
};

test('a skill of no year has none in the file, where a dash would be refused once it is imported', () => {
  const rows = [skill, { ...skill, years: [10, 11, 12] }];
  const read = readTable({ columns: exportColumns, rows });
  expect(read.rows.map((row) => row[read.columns.indexOf('Anos')])).toEqual([null, '1ª EM ao 3ª EM']);
});
