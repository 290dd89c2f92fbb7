import { cepMask, cpfMask, phoneMask } from './brazilian-masks.ts';
import { onlyDigits, writeMasked } from './mask.ts';

/** '12345678900' as 123.456.789-00, to be read. */
export const formatCpf = (digits: string): string => writeMasked(cpfMask, onlyDigits(digits));

/** '35999991111' as (35) 99999-1111, to be read. */
export const formatPhone = (digits: string): string => writeMasked(phoneMask, onlyDigits(digits));

/** '37000000' as 37000-000, to be read. */
export const formatCep = (digits: string): string => writeMasked(cepMask, onlyDigits(digits));
