/**
 * A promise is kept where each file that shows it ran, and nothing in it failed; or where its committed report was judged good.
 * @param {{ promise: string, shown: string[], report?: string[] }} promised
 * @param {Map<string, import('../reports.mjs').Count>} counts
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
