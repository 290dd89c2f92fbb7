/**
 * A score as it is written: '8,4' and '10,0' out of 10 (always one decimal), '84,62' and '100' out of 100 (up to two).
 */
export function writeScore(score: number, outOf: 10 | 100): string {
  return score.toLocaleString('pt-BR', {
    minimumFractionDigits: outOf === 10 ? 1 : 0,
    maximumFractionDigits: outOf === 10 ? 1 : 2,
  });
}
