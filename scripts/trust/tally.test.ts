import { expect, test } from 'vitest';
import { countJourneys, countTests } from '../reports.mjs';
import { lineOf, withTable } from './tally.mjs';

const vitest = {
  testResults: [
    { name: '/r/a.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'passed' }] },
    { name: '/r/b.test.ts', status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
    { name: '/r/c.test.ts', status: 'failed', assertionResults: [] },
    { name: '/r/d.test.ts', status: 'passed', assertionResults: [{ status: 'pending' }] },
  ],
};
const playwright = {
  suites: [
    {
      file: 'a.journey.ts',
      suites: [{ file: 'a.journey.ts', specs: [{ ok: true, tests: [{ status: 'expected' }] }] }],
      specs: [{ ok: false, tests: [{ status: 'unexpected' }] }],
    },
  ],
};
const counts = new Map([...countTests(vitest, '/r'), ...countJourneys(playwright)]);
const holds = (...shown: string[]) => lineOf({ promise: 'p', shown }, counts).holds;

test('a promise is kept where every file that shows it ran and passed', () => {
  expect(holds('a.test.ts')).toBe(true);
  expect(holds('a.test.ts', 'b.test.ts')).toBe(false);
});

test('a file that broke, was skipped or did not run shows nothing', () => {
  for (const file of ['c.test.ts', 'd.test.ts', 'e.test.ts']) expect(holds('a.test.ts', file)).toBe(false);
  expect(lineOf({ promise: 'p', shown: ['e.test.ts'] }, counts).figure).toBe('0 passed, not run: e.test.ts');
});

test('journeys are counted through their suites', () => {
  expect(counts.get('journeys/a.journey.ts')).toEqual({ passed: 1, failed: 1 });
});

test('the table stands in its place, and only there', () => {
  const document = 'Before\n<!-- promises -->\nstale\n<!-- /promises -->\nafter\n';
  const written = withTable(document, [lineOf({ promise: 'It holds', shown: ['a.test.ts'] }, counts)]);
  expect(written).toContain('| It holds | [a](../a.test.ts) | 2 passed | kept |');
  expect(written).not.toContain('stale');
  expect(withTable(written, [])).toBe(withTable(document, []));
  expect(() => withTable('nowhere', [])).toThrow('no <!-- promises -->');
});

test('a committed report is as good as it was judged, and none is bad', () => {
  const rules = { promise: 'p', shown: [], report: ['scripts/mutation.mjs', '--check'] };
  expect(lineOf(rules, counts, { isGood: true, figure: '97 %' })).toMatchObject({ holds: true, figure: '97 %' });
  expect(lineOf(rules, counts, { isGood: false, figure: 'stale' }).holds).toBe(false);
  expect(lineOf(rules, counts).holds).toBe(false);
});
