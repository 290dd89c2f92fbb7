import { expect, it } from 'vitest';
import { pickedIn } from './use-gradebook-column.ts';

it('an address opens a column that there is', () => {
  const asked = (text: string) => pickedIn(new URLSearchParams(text));
  expect(asked('escopo=BIMESTER&periodo=3&ano=2026')).toEqual({ scope: 'BIMESTER', period: 3, year: 2026 });
  expect(asked('escopo=BIMESTER&periodo=9&ano=hoje')).toEqual({ scope: 'BIMESTER' });
  expect(asked('escopo=SEMANA&periodo=1')).toEqual({});
});
