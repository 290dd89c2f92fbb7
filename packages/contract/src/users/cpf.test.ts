import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpfCheckDigits, cpfError } from './cpf.rules.ts';

const base = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 })
  .filter((digits) => new Set(digits).size > 1);
const written = (digits: readonly number[]) => [...digits, ...cpfCheckDigits(digits)].join('');
const masked = (cpf: string) => cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');

describe('a CPF', () => {
  it('is good with its own check digits, with and without the mask', () => {
    expect(cpfError('529.982.247-25')).toBeNull();
    fc.assert(
      fc.property(base, (digits) => {
        expect(cpfError(written(digits))).toBeNull();
        expect(cpfError(masked(written(digits)))).toBeNull();
      }),
    );
  });

  it('is wrong when one digit was mistyped', () => {
    fc.assert(
      fc.property(base, fc.nat(10), fc.integer({ min: 1, max: 9 }), (digits, at, shift) => {
        const typed = [...written(digits)].map(Number);
        typed[at] = ((typed[at] ?? 0) + shift) % 10;
        // Modulo 11 gives 0 for a rest of 10 too: the rare mistake that no check digit finds.
        const collides =
          new Set(typed).size > 1 && cpfCheckDigits(typed.slice(0, 9)).join('') === typed.slice(9).join('');
        expect(cpfError(typed.join(''))).toBe(collides ? null : 'CPF inválido');
      }),
    );
  });

  it('is never the same digit eleven times', () => {
    for (let digit = 0; digit <= 9; digit += 1) expect(cpfError(String(digit).repeat(11))).toBe('CPF inválido');
  });

  it('has eleven digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,20}$/), (digits) => {
        fc.pre(digits.length !== 11);
        expect(cpfError(digits)).toBe('CPF deve conter 11 dígitos');
      }),
    );
    expect(cpfError('5299822472a')).toBe('CPF deve conter 11 dígitos');
  });
});
