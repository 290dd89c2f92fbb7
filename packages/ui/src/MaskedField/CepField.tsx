import { cepMask } from './brazilian-masks.ts';
import { MaskedField, type MaskedFieldProps } from './MaskedField.tsx';

/** A Brazilian postal code, written 00000-000 and given as 8 digits. Postal codes of other countries: TextField. */
export function CepField({ autoComplete = 'postal-code', ...rest }: MaskedFieldProps) {
  return <MaskedField autoComplete={autoComplete} {...rest} mask={cepMask} inputMode="numeric" />;
}
