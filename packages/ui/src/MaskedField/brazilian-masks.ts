import { type Mask, onlyDigits } from './mask.ts';

/** 000.000.000-00 */
export const cpfMask: Mask = { size: 11, patternFor: () => '000.000.000-00' };

/** 00000-000 */
export const cepMask: Mask = { size: 8, patternFor: () => '00000-000' };

const COUNTRY = /^\s*(?:\+|00)?\s*55/;

/**
 * (00) 0000-0000, or (00) 00000-0000 from the eleventh digit on. A pasted number may carry Brazil's 55 or the zero
 * of a long-distance call: no area code begins with zero.
 */
export const phoneMask: Mask = {
  size: 11,
  patternFor: (count) => (count > 10 ? '(00) 00000-0000' : '(00) 0000-0000'),
  read: (text) => {
    const digits = onlyDigits(text).replace(/^0+/, '');
    return COUNTRY.test(text) && digits.length >= 12 ? digits.slice(2) : digits;
  },
};
