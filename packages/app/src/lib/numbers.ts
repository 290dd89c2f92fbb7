const countFormat = new Intl.NumberFormat('pt-BR');
const scoreFormat = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });

/** '1.284' */
export const formatCount = (count: number): string => countFormat.format(count);

/** '84,62', '100', '7,5': a score with as many decimals as it has, two at most. */
export const formatScore = (score: number): string => scoreFormat.format(score);

/** 'N alunos': the count and the noun that agrees with it. */
export const counted = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
