import type { Guide } from '../../guide/guide.ts';
import type { Waveform } from './Waveform.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof Waveform> = {
  use: 'Uma gravação em barras, com o que já tocou em verde até o cursor. Não toca sozinha.',
  instead: [['são as palavras', 'WordAlignment']],
  right: { says: 'Pausas e a palavra em curso à vista.', of: 'waveform--playing' },
  wrong: { says: 'Uma barra de progresso não mostra os silêncios.', of: 'progressbar--share' },
  parts: [['[role="slider"]', 'Posição, com teclado e toque']],
  keys: [
    ['← →', 'um segundo'],
    ['Page Up, Page Down', 'dez segundos'],
    ['Home, End', 'começo e fim'],
  ],
  spoken: '“Posição na gravação, controle deslizante, 12 segundos de 58”.',
  wide: true,
};
