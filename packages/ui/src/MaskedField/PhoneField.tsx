import { phoneMask } from './brazilian-masks.ts';
import { MaskedField, type MaskedFieldProps } from './MaskedField.tsx';

/**
 * A Brazilian telephone with its area code, (00) 0000-0000 or (00) 00000-0000, given as 10 or 11 digits. A pasted
 * +55 is left out. A foreign number has other lengths: use TextField with `type="tel"`.
 */
export function PhoneField({ autoComplete = 'tel-national', ...rest }: MaskedFieldProps) {
  return <MaskedField autoComplete={autoComplete} {...rest} mask={phoneMask} inputMode="tel" />;
}
