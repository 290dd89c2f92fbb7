import { type Guide, keys } from '../../guide/guide.ts';
import type { Sparkline } from './Sparkline.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof Sparkline> = {
  use: 'O rumo dos valores, do tamanho de uma palavra, com o último. Numa linha de tabela.',
  instead: [['há lugar para eixos', 'LineChart']],
  right: { says: 'Rumo e último valor.', of: 'sparkline--grades' },
  wrong: { says: 'Um valor só não tem rumo.', of: 'sparkline--one-value' },
  parts: [
    ['button', 'Abre a tabela dos valores'],
    ['svg', 'Linha'],
  ],
  keys: keys.press,
  spoken: '“Notas: 6, 7, 8; a última 8, botão”.',
};
