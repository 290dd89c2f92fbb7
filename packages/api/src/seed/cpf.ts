import type { Draw } from './draw.ts';

const checkDigit = (digits: readonly number[]): number => {
  const sum = digits.reduce((total, digit, index) => total + digit * (digits.length + 1 - index), 0);
  const rest = (sum * 10) % 11;
  return rest === 10 ? 0 : rest;
};

/** A CPF, 11 digits, whose two check digits are right. @source Receita Federal, modulo 11. */
export function drawCpf(draw: Draw): string {
  const base = Array.from({ length: 9 }, () => draw.integer(0, 9));
  if (new Set(base).size === 1) return drawCpf(draw);
  const first = checkDigit(base);
  return [...base, first, checkDigit([...base, first])].join('');
}
