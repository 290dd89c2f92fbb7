import { readFileSync } from 'node:fs';

const read = (name: string): string[][] =>
  readFileSync(new URL(`../../../../../fixtures/item-statistics/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

const table = read('lsat6.tsv');

/** The ways in which five questions were answered, and how many persons each. */
export const lsat6 = {
  rows: table.map((cells) => cells.slice(0, 5).map((cell) => cell === '1')),
  counts: table.map((cells) => Number(cells[5])),
};

/** The same, a row a person. */
export const lsat6Sheets = lsat6.rows.flatMap((row, at) =>
  Array.from({ length: lsat6.counts[at] as number }, () => row),
);

/** The published figures of one quantity, by question in order, each with how far ours may be from it. */
export const expectedOf = (quantity: string): { value: number; tolerance: number }[] =>
  read('lsat6-expected.tsv')
    .filter(([name]) => name === quantity)
    .map(([, , value, tolerance]) => ({ value: Number(value), tolerance: Number(tolerance) }));
