import { type Guide, keys } from '../../guide/guide.ts';
import type { CpfField } from './CpfField.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof CpfField> = {
  use: 'Um CPF, escrito 000.000.000-00 e entregue em algarismos. Aceita colagem com qualquer pontuação.',
  instead: [
    ['só se mostra', 'Table'],
    ['é um código qualquer', 'TextField'],
  ],
  right: {
    says: 'O erro diz o que há e como sair.',
    args: { value: '12345678900', errorMessage: 'CPF inválido: confira os dois últimos algarismos.' },
  },
  wrong: { says: '“Inválido” não diz o que fazer.', args: { value: '12345678900', errorMessage: 'Campo inválido' } },
  parts: [
    ['label', 'Rótulo'],
    ['input', 'Onze algarismos, pontuados ao digitar'],
  ],
  keys: keys.field,
  spoken: '“CPF, edição, inválido, CPF inválido: confira os dois últimos algarismos”.',
};
