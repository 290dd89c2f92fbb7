const countFormat = new Intl.NumberFormat('pt-BR');
const scoreFormat = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** '1.284' */
export const formatCount = (count: number): string => countFormat.format(count);

/** '84,62', '100,00': a score with its two decimals, so that columns of them line up. */
export const formatScore = (score: number): string => scoreFormat.format(score);

/** 'N alunos': the count and the noun that agrees with it. */
export const counted = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
