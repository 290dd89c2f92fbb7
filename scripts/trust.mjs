// npm run trust: runs what shows each promise, and writes the table of docs/trust.md. Fails where one is not kept.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { installChromium } from './chromium-install.mjs';
import { ensureInstalled } from './install.mjs';
import { countJourneys, countTests, runReported } from './reports.mjs';
import { program, ROOT, run } from './run.mjs';
import { scratchInMemory } from './scratch-folder.mjs';
import { promises } from './trust/promises.data.mjs';
import { lineOf, withTable } from './trust/tally.mjs';

const REPORTS = path.join(ROOT, 'test-results');
const DOCUMENT = path.join(ROOT, 'docs', 'trust.md');
const isJourney = (file) => file.startsWith('journeys/');

if (!(await ensureInstalled())) process.exit(1);
await installChromium();
if (!(await ensureBuilt({ forTests: true }))) process.exit(1);
mkdirSync(REPORTS, { recursive: true });
const scratch = scratchInMemory();
const env = scratch ? { TMPDIR: scratch } : {};

const files = [...new Set(promises.flatMap(({ shown }) => shown))];
const testsFile = path.join(REPORTS, 'trust.json');
const testArgs = [
  program('vitest/vitest.mjs'),
  'run',
  ...files.filter((each) => !isJourney(each)),
  ...['--reporter=default', '--reporter=json', `--outputFile.json=${testsFile}`],
];
const tests = await runReported(testsFile, testArgs, env);
// The journeys' configuration says where their report goes.
const journeyArgs = [program('@playwright/test/cli.js'), 'test', ...files.filter(isJourney)];
const journeys = await runReported(path.join(REPORTS, 'journeys.json'), journeyArgs, env);
const counts = new Map([...countTests(tests.report, ROOT), ...countJourneys(journeys.report)]);

/** What a script says of a committed report. */
async function judge(report) {
  const { exitCode, output } = await run(process.execPath, report, { hidden: true });
  return { isGood: exitCode === 0, figure: output.trim().split('\n').at(-1) };
}
const lines = await Promise.all(
  promises.map(async (each) => lineOf(each, counts, each.report ? await judge(each.report) : null)),
);
writeFileSync(DOCUMENT, withTable(readFileSync(DOCUMENT, 'utf8'), lines));
console.log(`\n${lines.map(({ holds, promise, figure }) => `${holds ? '✓' : '✗'} ${promise} (${figure})`).join('\n')}`);
const broken = lines.filter(({ holds }) => !holds).length;
console.log(`${lines.length - broken} kept, ${broken} not kept`);
process.exitCode = broken > 0 ? 1 : 0;
