import { type QuestionAnalysis, readTable } from '@caderneta/contract';
import { expect, test } from 'vitest';
import { resultRow } from '../../parts/results/result-samples.ts';
import { questionColumns, scoreColumns } from './result-columns.ts';

test("a reading's score, from 0 to 10, does not stand as a per cent", () => {
  const titleOf = (format: 'GABARITO' | 'LEITURA') =>
    scoreColumns({ has_version_b: false, format }).find(({ value }) => value(resultRow('Ana', 'CORRECTED')) === 50)
      ?.header;
  expect([titleOf('GABARITO'), titleOf('LEITURA')]).toEqual(['%', 'Nota']);
});

test('of each option of a question the file has the mean in the rest of the test of those who chose it', () => {
  const option = (letter: 'A' | 'B', mean_rest: number | null) => ({
    ...{ letter, label: letter, is_right: letter === 'A', share: 50, mean_rest, curve: null, finding: null },
  });
  const question: QuestionAnalysis = {
    ...{ id: '0/1', key_version: 'A', group: 0, question: 1, kind: 'choice', correct: 'A', annulled: false },
    ...{ blank: 0, double: 0, hit_rate: 50, discrimination: null, separation: null, kr20_without: null, findings: [] },
    options: [option('A', 62.5), option('B', null)],
  };
  const { columns, rows } = readTable({ columns: questionColumns([question]), rows: [question] });
  const cells = Object.fromEntries(columns.map((name, at) => [name, rows[0]?.[at]]));
  expect(cells).toMatchObject({ '% A': 50, 'Média no resto: A': 62.5, 'Média no resto: B': null });
});
