import { type Guide, keys } from '../../guide/guide.ts';
import type { PhoneField } from './PhoneField.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof PhoneField> = {
  use: 'Um telefone brasileiro com DDD, entregue em 10 ou 11 algarismos. O +55 colado sai sozinho.',
  instead: [['é número de outro país', 'TextField']],
  right: { says: 'A máscara acompanha fixo e celular.', args: { value: '82999990000' } },
  wrong: {
    says: 'O exemplo no lugar do rótulo some ao digitar.',
    args: { label: 'Contato', placeholder: 'Telefone com DDD' },
  },
  parts: [
    ['label', 'Rótulo'],
    ['input', 'Teclado de telefone no celular'],
  ],
  keys: keys.field,
  spoken: '“Telefone, edição, (82) 99999-0000”.',
};
