import { lazily } from '@caderneta/contract';

const countFormat = lazily(() => new Intl.NumberFormat('pt-BR'));
const scoreFormat = lazily(
  () => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

/** '1.284' */
export const formatCount = (count: number): string => countFormat().format(count);

/** '84,62', '100,00': a score with its two decimals, so that columns of them line up. */
export const formatScore = (score: number): string => scoreFormat().format(score);

const pointsFormat = lazily(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 }));

/** '22', '21,5': hits, of which a question may make a part. */
export const formatHits = (hits: number): string => pointsFormat().format(hits);

const gradeFormat = lazily(
  () => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const percentFormat = lazily(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 }));

/** '8,5', '10,0': a grade from 0 to 10. */
export const formatGrade = (score: number): string => gradeFormat().format(score);

/** '75%', '93,4%'. */
export const formatPercent = (percent: number): string => `${percentFormat().format(percent)}%`;

/** '75,0%': one of a column of per cents, whose decimals line up. */
export const formatColumnPercent = (percent: number): string => `${gradeFormat().format(percent)}%`;

const marginFormat = lazily(
  () => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 3, maximumFractionDigits: 3 }),
);

/** '0,150': a reading's margin over chance. */
export const formatMargin = (margin: number): string => marginFormat().format(margin);

/** 'N alunos': the count and the noun that agrees with it. */
export const counted = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

const sizes = [
  [1e9, 'gigabyte'],
  [1e6, 'megabyte'],
  [1e3, 'kilobyte'],
] as const;

/** '12,3 MB' of bytes; never less than 1 kB. */
export function formatSize(bytes: number): string {
  const [size, unit] = sizes.find(([least]) => bytes >= least) ?? [1e3, 'kilobyte'];
  const format = new Intl.NumberFormat('pt-BR', {
    style: 'unit',
    unit,
    maximumFractionDigits: unit === 'kilobyte' ? 0 : 1,
  });
  return format.format(Math.max(1, bytes / size));
}
