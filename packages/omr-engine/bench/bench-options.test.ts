import { expect, test } from 'vitest';
import { readBenchOptions, seeds } from './bench-options.ts';

test('the report seed is the one that is not tuned on, whatever seed is asked for', () => {
  expect(readBenchOptions([])).toMatchObject({ isTuning: false, seed: seeds.report, part: 'all', folder: null });
  expect(readBenchOptions(['--seed', '5'])?.seed).toBe(seeds.report);
  expect(readBenchOptions(['--tune', '--seed', '5'])?.seed).toBe(5);
});

test.each([
  [['--tune', '--seed', String(seeds.report)]],
  [['--photos', '0']],
  [['--jobs', '1.5']],
  [['--part', 'everything']],
  [['--part', 'photos']],
])('%j is wrong usage', (args) => {
  expect(readBenchOptions(args)).toBeNull();
});
