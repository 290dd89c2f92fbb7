// npm test: everything that a fresh clone needs, then every check and test. The last line is 'N passed, N failed'.
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { installChromium } from './chromium-install.mjs';
import { firefoxExecutable } from './firefox.mjs';
import { ensureInstalled } from './install.mjs';
import {
  countSkipped,
  countTests,
  failedJourneys,
  failedPages,
  failedTests,
  runReported,
  shownPage,
  sumOf,
} from './reports.mjs';
import { program, ROOT, run, seconds } from './run.mjs';
import { scratchInMemory } from './scratch-folder.mjs';

const REPORTS = path.join(ROOT, 'test-results');
const VITEST_REPORT = path.join(REPORTS, 'vitest.json');
const JOURNEYS_REPORT = path.join(REPORTS, 'journeys.json');
const CHECK_REPORT = path.join(ROOT, '.cache', 'check.json');

const scratch = scratchInMemory();
const env = {
  ...(process.argv.includes('--full') ? { CADERNETA_FULL: '1' } : {}),
  ...(scratch ? { TMPDIR: scratch } : {}),
};
const total = { passed: 0, failed: 0, skipped: 0 };
/** Told again at the end: whoever reads only the last lines of a log sees what failed. */
const failures = [];

/** Runs a step; whatever it throws is one failure, and the next step runs all the same. */
async function step(name, work) {
  const startedAt = performance.now();
  console.log(`\n── ${name}`);
  const counts = await work().catch((error) => {
    console.error(error);
    return { passed: 0, failed: 1, skipped: 0, failures: [String(error)] };
  });
  const named = counts.failures ?? [];
  failures.push(...(counts.failed > 0 && named.length === 0 ? [name] : named));
  for (const kind of Object.keys(total)) total[kind] += counts[kind] ?? 0;
  console.log(`── ${name}: ${counts.passed ?? 0} passed, ${counts.failed ?? 0} failed (${seconds(startedAt)})`);
}

/**
 * Runs a program that writes a report, and counts by that report alone. A program that fails without a failed test, or
 * that runs no test at all, counts as a failure: it would otherwise pass by not looking.
 */
async function counted(report, args, read) {
  const { exitCode, report: written } = await runReported(report, args, env);
  if (written === null) throw new Error(`${path.basename(report)} was not written`);
  const counts = read(written);
  const looked = counts.passed + counts.failed > 0;
  if (!looked) console.error('No test was run.');
  const failed = counts.failed === 0 && (exitCode !== 0 || !looked) ? 1 : counts.failed;
  return { ...counts, failed };
}

const readVitest = (report) => ({
  ...sumOf(countTests(report, ROOT)),
  skipped: countSkipped(report),
  failures: failedTests(report, ROOT),
});

function readJourneys(report) {
  const { stats, errors } = report;
  // A log is all that is left of a run elsewhere.
  for (const { title, path: file } of failedPages(report)) {
    console.log(`\nShown when it failed: ${title}\n${shownPage(readFileSync(file, 'utf8'))}`);
  }
  const failed = stats.unexpected + stats.flaky + errors.length;
  return { passed: stats.expected, failed, skipped: stats.skipped, failures: failedJourneys(report) };
}

const readCheck = ({ passed, failed, results }) => ({
  passed,
  failed,
  failures: results.filter(({ ok }) => !ok).map(({ name }) => `check › ${name}`),
});

async function prepare(what, done) {
  if (!(await done)) throw new Error(`${what} failed`);
  return {};
}

const startedAt = performance.now();
mkdirSync(REPORTS, { recursive: true });
await step('install', () => prepare('install', ensureInstalled()));
await step('chromium', () => prepare('chromium', installChromium()));
await step('build', () => prepare('build', ensureBuilt({ forTests: true })));
await step('check', () =>
  counted(CHECK_REPORT, ['scripts/check.mjs', ...(env.CADERNETA_FULL ? ['--prove'] : [])], readCheck),
);
await step('vitest', () =>
  counted(
    VITEST_REPORT,
    [
      program('vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${VITEST_REPORT}`,
      ...(env.CADERNETA_FULL ? [] : ['--tagsFilter=!full']),
    ],
    readVitest,
  ),
);
await step('journeys', () => counted(JOURNEYS_REPORT, [program('@playwright/test/cli.js'), 'test'], readJourneys));
if (env.CADERNETA_FULL) {
  if (!firefoxExecutable()) console.log('Firefox is not installed: its five journeys were not walked.');
  await step('other Node', async () => {
    const { exitCode } = await run(process.execPath, ['scripts/other-node.mjs']);
    return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1 };
  });
  // Only where LibreOffice is installed: another program opens what the product writes.
  await step('spreadsheets', async () => {
    const { exitCode } = await run(process.execPath, ['scripts/spreadsheets.mjs']);
    return exitCode === 2 ? {} : { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1 };
  });
}

if (failures.length > 0) console.log(`\nFailed:\n${failures.map((each) => `  ${each}`).join('\n')}`);
console.log(`\nTotal: ${seconds(startedAt)}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;
