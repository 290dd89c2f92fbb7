import { type Guide, keys } from '../../guide/guide.ts';
import type { CepField } from './CepField.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof CepField> = {
  use: 'Um CEP, escrito 00000-000 e entregue em 8 algarismos.',
  instead: [['é código de outro país', 'TextField']],
  right: { says: 'Os pontos entram sozinhos; só os algarismos se digitam.', args: { value: '57000123' } },
  wrong: { says: 'Campo de quantidade: perde o zero da frente e põe separador de milhar.', of: 'numberfield--empty' },
  parts: [
    ['label', 'Rótulo'],
    ['input', 'Teclado numérico no celular'],
  ],
  keys: keys.field,
  spoken: '“CEP, edição, 57000-123”.',
};
