import type { Guide } from '../../guide/guide.ts';
import type { Tooltip } from './Tooltip.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof Tooltip> = {
  use: 'O nome de um ícone, ao apontar e ao focar. Nunca o único lugar de algo necessário.',
  instead: [
    ['é preciso saber', 'Notice'],
    ['tem atos ou links', 'Popover'],
  ],
  right: { says: 'O mesmo nome que é lido em voz alta.', args: { text: 'Atualizar' } },
  wrong: {
    says: 'A regra do campo escondida numa dica: no toque ninguém a vê.',
    args: { text: 'A senha precisa de oito caracteres, um número e um sinal' },
  },
  parts: [['button', 'O que tem a dica']],
  keys: [
    ['Tab', 'mostra ao focar'],
    ['Esc', 'esconde'],
  ],
  spoken: '“Atualizar, botão”.',
};
