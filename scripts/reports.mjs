import { readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { run } from './run.mjs';

/** @typedef {{ passed: number, failed: number }} Count by file, from the repository's folder */

const add = (counts, file, isPassed) => {
  const count = counts.get(file) ?? { passed: 0, failed: 0 };
  counts.set(file, { passed: count.passed + (isPassed ? 1 : 0), failed: count.failed + (isPassed ? 0 : 1) });
};

const fileFrom = (root, name) => name.replaceAll('\\', '/').replace(`${root.replaceAll('\\', '/')}/`, '');

/** A failed test in two lines: where it stands, and how what it said begins. */
const failure = (file, names, message = '') =>
  `${[file, ...names].join(' › ')}\n    ${stripVTControlCharacters(message).trim().split('\n', 1)[0]}`;

/**
 * Counts of vitest's JSON report. A file that broke before its first test counts as one failure; what was skipped shows nothing.
 * @returns {Map<string, Count>}
 */
export function countTests(report, root) {
  const counts = new Map();
  for (const { name, status, assertionResults } of report?.testResults ?? []) {
    const file = fileFrom(root, name);
    const ran = assertionResults.filter((each) => each.status === 'passed' || each.status === 'failed');
    for (const each of ran) add(counts, file, each.status === 'passed');
    if (status === 'failed' && !ran.some((each) => each.status === 'failed')) add(counts, file, false);
  }
  return counts;
}

/** Of vitest's report those that were not run and are not left to the full run. @returns {number} */
export const countSkipped = (report) =>
  report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, tags = [] }) => status !== 'passed' && status !== 'failed' && !tags.includes('full')).length;

/** The failed ones of vitest's report, two lines each. @returns {string[]} */
export function failedTests(report, root) {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = fileFrom(root, name);
    const failed = assertionResults.filter((each) => each.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [failure(file, [], message)];
    return failed.map(({ ancestorTitles, title, failureMessages }) =>
      failure(file, [...ancestorTitles, title], failureMessages[0]),
    );
  });
}

/** The same of Playwright's JSON report. @returns {Map<string, Count>} */
export function countJourneys(report) {
  const counts = new Map();
  const walk = ({ file, specs = [], suites = [] }) => {
    for (const { ok, tests } of specs) {
      if (tests.some(({ status }) => status !== 'skipped')) add(counts, `journeys/${file}`, ok);
    }
    for (const suite of suites) walk(suite);
  };
  for (const suite of report?.suites ?? []) walk(suite);
  return counts;
}

/** The failed tests of Playwright's report, also those that passed at another try. */
const wronged = (report) => {
  const walk = ({ file, specs = [], suites = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) => ({ file: `journeys/${file}`, title, failed: results.find(({ error }) => error) })),
    ),
    ...suites.flatMap(walk),
  ];
  return (report?.suites ?? []).flatMap(walk);
};

/** Two lines of each failed journey, and of what kept journeys from being walked. @returns {string[]} */
export function failedJourneys(report) {
  const broken = (report?.errors ?? []).map(({ message }) => failure('journeys', [], message));
  const failed = wronged(report).map(({ file, title, failed: result }) =>
    failure(file, [title], result?.error.message ?? ''),
  );
  return [...broken, ...failed];
}

/** Where Playwright wrote what the page of each failed journey showed. @returns {{ title: string, path: string }[]} */
export const failedPages = (report) =>
  wronged(report).flatMap(({ title, failed }) =>
    (failed?.attachments ?? [])
      .filter(({ name, path }) => name === 'error-context' && path)
      .map(({ path }) => ({ title, path })),
  );

/** Lines at the start and at the end of what a page showed: what lies over it comes last. */
const HEAD_LINES = 40;
const TAIL_LINES = 20;

/** The page's tree out of what Playwright wrote of it, from its main part on and without its middle where it is long. */
export function shownPage(context) {
  const tree = context.split('```yaml\n', 2)[1]?.split('\n```', 1)[0] ?? '';
  const lines = tree.replaceAll(/ \[(ref|cursor)=\w+\]/g, '').split('\n');
  const main = lines.findIndex((line) => line.trim() === '- main:');
  const shown = lines.slice(Math.max(0, main));
  if (shown.length <= HEAD_LINES + TAIL_LINES) return shown.join('\n');
  return [...shown.slice(0, HEAD_LINES), '…', ...shown.slice(-TAIL_LINES)].join('\n');
}

/** All files of a count together. @param {Map<string, Count>} counts @returns {Count} */
export function sumOf(counts) {
  const sum = { passed: 0, failed: 0 };
  for (const { passed, failed } of counts.values()) {
    sum.passed += passed;
    sum.failed += failed;
  }
  return sum;
}

/**
 * Runs a program that writes a report, and reads that.
 * @param {string} file
 * @param {string[]} args of Node
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<{ exitCode: number, report: any }>} the report is null where none was written
 */
export async function runReported(file, args, env) {
  rmSync(file, { force: true });
  const { exitCode } = await run(process.execPath, args, { env });
  try {
    return { exitCode, report: JSON.parse(readFileSync(file, 'utf8')) };
  } catch {
    return { exitCode, report: null };
  }
}
