import { expect, test } from 'vitest';
import { resultRow } from '../../parts/results/result-samples.ts';
import { scoreColumns } from './result-columns.ts';

test("a reading's score, from 0 to 10, does not stand as a per cent", () => {
  const titleOf = (format: 'GABARITO' | 'LEITURA') =>
    scoreColumns({ has_version_b: false, format }).find(({ value }) => value(resultRow('Ana', 'CORRECTED')) === 50)
      ?.header;
  expect([titleOf('GABARITO'), titleOf('LEITURA')]).toEqual(['%', 'Nota']);
});
