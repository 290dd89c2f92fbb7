import type { Guide } from '../../guide/guide.ts';
import type { WordMarking } from './WordMarking.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof WordMarking> = {
  use: 'Um texto marcado palavra a palavra enquanto a gravação toca. As teclas fazem tudo.',
  instead: [
    ['só se mostra', 'MarkedText'],
    ['o programa achou', 'WordAlignment'],
  ],
  right: { says: 'A marca ativa à vista; a proposta, tracejada.', of: 'wordmarking--touched' },
  wrong: { says: 'Escolher a marca de novo a cada palavra.', of: 'select--empty' },
  parts: [['button', 'Palavra ou marca']],
  keys: [
    ['Espaço', 'toca e pausa'],
    ['← →', 'palavra anterior e seguinte'],
    ['1 a 5', 'escolhem a marca'],
    ['Enter', 'marca a palavra'],
    ['Ctrl + Z', 'desfaz'],
  ],
  spoken: '“menino, trocou, botão de alternância, pressionado”.',
  wide: true,
};
