// npm run mutation             changes the rules of stryker.config.mjs in every small way and counts whether a test fails; writes mutation.json
// npm run mutation -- --check  fails where mutation.json is of other sources, or says too little
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digestOf } from './digest.mjs';
import { program, ROOT, run } from './run.mjs';

const REPORT = path.join(ROOT, 'mutation.json');
const leastPercent = 85;
/** Mutants that no test can tell from the rule are `Ignored`, those that do not compile are no mutants. */
const counted = { Killed: 'killed', Timeout: 'killed', Survived: 'survived', NoCoverage: 'survived' };

const percentOf = ({ killed, survived }) => Math.round((killed * 1000) / (killed + survived)) / 10;

function summaryOf({ files }) {
  const rows = Object.entries(files).map(([file, { mutants }]) => {
    const sums = { killed: 0, survived: 0 };
    for (const { status } of mutants) if (counted[status]) sums[counted[status]] += 1;
    return [file, { ...sums, percent: percentOf(sums) }];
  });
  rows.sort(([one], [other]) => (one < other ? -1 : 1));
  const total = { killed: 0, survived: 0 };
  for (const [, { killed, survived }] of rows) {
    total.killed += killed;
    total.survived += survived;
  }
  return {
    ...total,
    percent: percentOf(total),
    sources: digestOf(rows.map(([file]) => file)),
    files: Object.fromEntries(rows),
  };
}

function violationOf({ percent, sources, files }) {
  if (digestOf(Object.keys(files)) !== sources)
    return 'The rules have changed since mutation.json was made: npm run mutation.';
  return percent < leastPercent
    ? `Only ${percent} % of the changes are noticed; ${leastPercent} % are asked for.`
    : null;
}

if (!process.argv.includes('--check')) {
  const { exitCode } = await run(process.execPath, [program('@stryker-mutator/core/bin/stryker.js'), 'run']);
  if (exitCode !== 0) process.exitCode = 1;
  const made = JSON.parse(readFileSync(path.join(ROOT, '.cache/mutation.json'), 'utf8'));
  writeFileSync(REPORT, `${JSON.stringify(summaryOf(made), null, 2)}\n`);
}
const report = JSON.parse(readFileSync(REPORT, 'utf8'));
const violation = violationOf(report);
console.log(
  violation ?? `${report.killed} of ${report.killed + report.survived} changes are noticed: ${report.percent} %.`,
);
if (violation) process.exitCode = 1;
