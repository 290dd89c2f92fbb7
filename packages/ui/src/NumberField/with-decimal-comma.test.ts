import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withDecimalComma } from './with-decimal-comma.ts';

describe('withDecimalComma', () => {
  it('takes a lone point for the decimal mark where it cannot stand between thousands', () => {
    expect(['5.5', '10.25', '0.500', '-1.5', '1234.5', '.5', ' 7.5 '].map(withDecimalComma)).toEqual([
      '5,5',
      '10,25',
      '0,500',
      '-1,5',
      '1234,5',
      ',5',
      '7,5',
    ]);
  });

  it('leaves what is Brazilian notation, or no number, as it is', () => {
    const left = ['5,5', '1.284', '-12.345', '1.284,5', '1.284.000', '5.', '', 'abc', '1.2.3'];
    expect(left.map(withDecimalComma)).toEqual(left);
  });

  it('leaves every number as the field itself writes it', () => {
    const written = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 3 });
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }), (value) => {
        const text = written.format(value);
        expect(withDecimalComma(text)).toBe(text);
      }),
    );
  });
});
