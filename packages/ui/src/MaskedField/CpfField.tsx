import { cpfMask } from './brazilian-masks.ts';
import { MaskedField, type MaskedFieldProps } from './MaskedField.tsx';

/**
 * A CPF, written 000.000.000-00 and given as its digits. Whether the check digits are right is the caller's rule:
 * say so in `errorMessage`. To show a CPF that is not edited, write it as text. Takes a paste with any punctuation.
 */
export function CpfField({ autoComplete = 'off', ...rest }: MaskedFieldProps) {
  return <MaskedField autoComplete={autoComplete} {...rest} mask={cpfMask} inputMode="numeric" />;
}
