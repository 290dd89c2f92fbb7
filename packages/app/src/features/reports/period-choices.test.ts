import { expect, it } from 'vitest';
import { periodChoices } from './period-choices.ts';

const term = (scope: 'TRIMESTER' | 'SEMESTER', period_index: number, year = 2026) => ({
  ...{ scope, period_index, weight: 1, posting_starts_on: null, posting_ends_on: null },
  ...{ starts_on: `${year}-0${period_index}-01`, ends_on: `${year}-0${period_index}-28` },
});
const names = (...asked: Parameters<typeof periodChoices>) => periodChoices(...asked).map(({ name }) => name);

it('offers the periods that the network has in that year, by their names', () => {
  const school_year = null;
  expect(periodChoices({ school_year, terms: [] }, 2026, '')).toEqual(
    ['1', '2', '3', '4'].map((id) => ({ id, name: `${id}º bimestre` })),
  );
  const terms = [term('TRIMESTER', 2), term('TRIMESTER', 1), term('TRIMESTER', 3), term('SEMESTER', 1)];
  expect(names({ school_year, terms }, 2026, '2')).toEqual([
    '1º trimestre / 1º semestre',
    '2º trimestre',
    '3º trimestre',
  ]);
  expect(names({ school_year, terms }, 2025, '')).toHaveLength(4);
});

it('shows a period that narrows the report, though no network is chosen that has it', () => {
  expect(names(undefined, 2026, '')).toEqual([]);
  expect(periodChoices(undefined, 2026, '2')).toEqual([{ id: '2', name: '2º período' }]);
});
