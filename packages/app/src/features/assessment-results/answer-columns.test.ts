import { type ItemResult, type QuestionAnalysis, readTable } from '@caderneta/contract';
import { expect, test } from 'vitest';
import { answerColumns } from './answer-columns.ts';

const question = (key_version: 'A' | 'B', number: number, correct: 'A' | 'B'): QuestionAnalysis => ({
  ...{ id: `${key_version}${number}`, key_version, group: 0, question: number, kind: 'choice', correct },
  ...{ annulled: false, options: [] },
  ...{ blank: 0, double: 0, hit_rate: 50, discrimination: null, separation: null, kr20_without: null, findings: [] },
});
const pupil = (name: string, key_version: 'A' | 'B', ...marks: ItemResult['marks'][number]['mark'][]): ItemResult => ({
  ...{ student_profile_id: name, student: { name, matricula: '1' }, key_version, hits: 1, score: 50 },
  marks: marks.map((mark, at) => ({ group: 0, question: at + 1, mark, right: true, share: 1 })),
});

test('the key stands first, then a line a pupil with the letters that were marked', () => {
  const questions = [question('A', 1, 'A'), question('A', 2, 'B')];
  const { columns, rows } = readTable({
    columns: answerColumns(questions),
    rows: [null, pupil('Ana', 'A', 'A', 'blank'), pupil('Bia', 'B', 'double', 'B')],
  });
  expect(columns).toEqual(['Aluno', 'Matrícula', '1', '2', 'Acertos', '%']);
  expect(rows.map((row) => row.slice(0, 4))).toEqual([
    ['Gabarito', null, 'A', 'B'],
    ['Ana', '1', 'A', null],
    // Version B in another order: told by version A.
    ['Bia', '1', 'dupla', 'B'],
  ]);
});

test('the key says which question was annulled, so that the hits add up', () => {
  const questions = [question('A', 1, 'A'), { ...question('A', 2, 'B'), annulled: true }];
  const { rows } = readTable({ columns: answerColumns(questions), rows: [null] });
  expect(rows[0]?.slice(2, 4)).toEqual(['A', 'B (Anulada)']);
});

test("questions of version B's own are columns of their own", () => {
  const questions = [question('A', 1, 'A'), question('B', 1, 'B')];
  const { columns, rows } = readTable({
    columns: answerColumns(questions),
    rows: [pupil('Ana', 'A', 'A'), pupil('Bia', 'B', 'B')],
  });
  expect(columns.slice(2, 4)).toEqual(['1', 'B: 1']);
  expect(rows.map((row) => row.slice(2, 4))).toEqual([
    ['A', null],
    [null, 'B'],
  ]);
});
