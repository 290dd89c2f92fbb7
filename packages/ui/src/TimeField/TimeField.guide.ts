import { type Guide, keys } from '../../guide/guide.ts';
import type { TimeField } from './TimeField.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof TimeField> = {
  use: 'Uma hora do dia, em 24 horas: quando a aula começa.',
  instead: [
    ['é duração', 'NumberField'],
    ['é um dia', 'DatePicker'],
  ],
  right: { says: 'Hora do dia.', args: { label: 'Início' } },
  wrong: { says: 'Duração não é hora do dia.', args: { label: 'Duração da prova' } },
  parts: [['[role="spinbutton"]', 'Horas e minutos, cada um digitado ou mudado com setas']],
  keys: keys.parts,
  spoken: '“Início, hora, campo giratório, 7”.',
};
