// npm run growth [-- --stored]  measures lists, dashboards and writes at 240,000 pupils against a small network; writes growth.json (20 minutes on two cores, 9 GB)
// npm run growth -- --check     fails where growth.json is of other statements, tables or migrations, or says that a call grows
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './build.mjs';
import { digestOf } from './digest.mjs';
import { npm, ROOT } from './run.mjs';

const REPORT = path.join(ROOT, 'growth.json');
const API = 'packages/api';
/** What decides how long a statement takes. */
const DECIDES = /\.(repository|scope|table|writes)\.ts$|^migrations\/[^/]+\.sql$/;

/** @returns {string[]} from the repository's folder */
const statements = () =>
  ['src', 'migrations']
    .flatMap((folder) =>
      readdirSync(path.join(ROOT, API, folder), { recursive: true }).map((file) => `${folder}/${file}`),
    )
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => DECIDES.test(file))
    .map((file) => `${API}/${file}`);

function violationOf({ sources, calls }) {
  if (digestOf(statements()) !== sources)
    return 'Statements, tables or migrations have changed since growth.json was made: npm run growth.';
  const growing = calls.filter(({ isBad }) => isBad).map(({ name }) => name);
  return growing.length > 0 ? `Beyond the bars: ${growing.join('; ')}.` : null;
}

// Others are the measure's own: a report of some calls would pass for one of all.
const { values } = parseArgs({ options: { check: { type: 'boolean' }, stored: { type: 'boolean' } } });
if (!values.check) {
  if (!(await ensureBuilt({ forTests: true }))) process.exit(1);
  const measured = path.join(ROOT, '.cache', 'growth.json');
  rmSync(measured, { force: true });
  await npm(['run', '-s', 'growth', '-w', API, '--', '--report', measured, ...(values.stored ? ['--stored'] : [])]);
  const report = { sources: digestOf(statements()), calls: JSON.parse(readFileSync(measured, 'utf8')) };
  writeFileSync(REPORT, `${JSON.stringify(report, null, 2)}\n`);
}
const report = JSON.parse(readFileSync(REPORT, 'utf8'));
const violation = violationOf(report);
console.log(violation ?? `${report.calls.length} calls within the bars.`);
if (violation) process.exitCode = 1;
