import { expect, test } from 'vitest';
import { readBenchOptions, seeds } from './bench-options.ts';

test('the report seed is the one that is not tuned on, whatever seed is asked for', () => {
  expect(readBenchOptions([])).toMatchObject({ isTuning: false, seed: seeds.report, part: 'all', folder: null });
  expect(readBenchOptions(['--seed', '5'])?.seed).toBe(seeds.report);
  expect(readBenchOptions(['--tune', '--seed', '5'])?.seed).toBe(5);
});

test('the field kit is sealed only where that is asked for', () => {
  expect(readBenchOptions(['--kit', 'field'])).toMatchObject({ kit: 'field', isSealed: false, photos: null });
  expect(readBenchOptions(['--kit', 'field', '--sealed'])?.isSealed).toBe(true);
});

test.each([
  [['--tune', '--seed', String(seeds.report)]],
  [['--photos', '0']],
  [['--jobs', '1.5']],
  [['--part', 'everything']],
  [['--part', 'photos']],
  [['--kit', 'other']],
  [['--sealed']],
])('%j is wrong usage', (args) => {
  expect(readBenchOptions(args)).toBeNull();
});
