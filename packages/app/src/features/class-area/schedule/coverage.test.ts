import { expect, test } from 'vitest';
import { type CoverageShare, countCoverage, coverageActs, narrowCoverage, shareDone } from './coverage.ts';

const line = (code: string, component: string, planned: string | null, taught: string | null, questions: number) => ({
  ...{ code, text: null, component, planned, taught, questions },
});
const skills = [
  line('M1', 'Matemática', '2026-03-02', '2026-03-02', 2),
  line('M2', 'Matemática', '2026-12-02', null, 0),
  line('M3', 'Matemática', null, null, 1),
  line('P1', 'Língua Portuguesa', null, null, 0),
];

test('what is planned, taught and asked is counted, each by itself', () => {
  expect(countCoverage(skills)).toEqual({ all: 4, planned: 2, taught: 1, asked: 2 });
});

test('narrowed to a component, to what is done and to what is still to be', () => {
  const codes = (component: string, share: CoverageShare | null) =>
    narrowCoverage(skills, { component, share }).map(({ code }) => code);
  expect(codes('Matemática', null)).toEqual(['M1', 'M2', 'M3']);
  expect([codes('', 'falta-planejar'), codes('Matemática', 'falta-ensinar'), codes('', 'falta-avaliar')]).toEqual([
    ['M3', 'P1'],
    ['M2', 'M3'],
    ['M2', 'P1'],
  ]);
  const done = coverageActs.map((act) => codes('', shareDone[act]).length);
  expect(done).toEqual(coverageActs.map((act) => countCoverage(skills)[act]));
});
