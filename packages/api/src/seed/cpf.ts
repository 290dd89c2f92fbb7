import { cpfCheckDigits } from '@caderneta/contract';
import type { Draw } from './draw.ts';

/** A CPF, 11 digits, whose two check digits are right. */
export function drawCpf(draw: Draw): string {
  const base = Array.from({ length: 9 }, () => draw.integer(0, 9));
  if (new Set(base).size === 1) return drawCpf(draw);
  return [...base, ...cpfCheckDigits(base)].join('');
}
