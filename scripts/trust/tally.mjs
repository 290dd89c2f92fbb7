/** @typedef {{ passed: number, failed: number }} Count by file, from the repository's folder */

const add = (counts, file, isPassed) => {
  const count = counts.get(file) ?? { passed: 0, failed: 0 };
  counts.set(file, { passed: count.passed + (isPassed ? 1 : 0), failed: count.failed + (isPassed ? 0 : 1) });
};

/**
 * Counts of vitest's JSON report. A file that broke before its first test counts as one failure; what was skipped shows nothing.
 * @returns {Map<string, Count>}
 */
export function countTests(report, root) {
  const counts = new Map();
  for (const { name, status, assertionResults } of report?.testResults ?? []) {
    const file = name.replaceAll('\\', '/').replace(`${root.replaceAll('\\', '/')}/`, '');
    const ran = assertionResults.filter((each) => each.status === 'passed' || each.status === 'failed');
    for (const each of ran) add(counts, file, each.status === 'passed');
    if (status === 'failed' && !ran.some((each) => each.status === 'failed')) add(counts, file, false);
  }
  return counts;
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

/**
 * A promise is kept where each file that shows it ran, and nothing in it failed; or where its committed report was judged good.
 * @param {{ promise: string, shown: string[], report?: string[] }} promised
 * @param {Map<string, Count>} counts
 * @param {{ isGood: boolean, figure: string | undefined } | null} judged of its report: whether it is good, and what it says
 */
export function lineOf({ promise, shown, report }, counts, judged = null) {
  if (report) {
    const figure = judged?.figure ?? 'not judged';
    return { promise, shown: report.slice(0, 1), figure, holds: judged?.isGood === true };
  }
  const found = shown.map((file) => counts.get(file));
  const holds = found.every((count) => count !== undefined && count.passed > 0 && count.failed === 0);
  const passed = found.reduce((sum, count) => sum + (count?.passed ?? 0), 0);
  const failed = found.reduce((sum, count) => sum + (count?.failed ?? 0), 0);
  const silent = shown.filter((_, at) => found[at] === undefined);
  const figure = [
    `${passed.toLocaleString('en')} passed`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(silent.length > 0 ? [`not run: ${silent.join(', ')}`] : []),
  ].join(', ');
  return { promise, shown, figure, holds };
}

const [begin, end] = ['<!-- promises -->', '<!-- /promises -->'];
const nameOf = (file) => file.replace(/^.*\/(?:src\/)?/, '').replace(/\.(?:(?:test|journey)\.ts|mjs)$/, '');

/** The document with its table written anew. Throws where it has no place for one. */
export function withTable(document, lines) {
  const [before, rest] = document.split(begin);
  const [, after] = rest?.split(end) ?? [];
  if (after === undefined) throw new Error(`docs/trust.md has no ${begin} … ${end}`);
  const rows = lines.map(({ promise, shown, figure, holds }) => {
    const links = shown.map((file) => `[${nameOf(file)}](../${file})`).join(', ');
    return `| ${promise} | ${links} | ${figure} | ${holds ? 'kept' : '**not kept**'} |`;
  });
  const table = ['| promise | shown by | tests | |', '|---|---|---|---|', ...rows].join('\n');
  return `${before}${begin}\n${table}\n${end}${after}`;
}
