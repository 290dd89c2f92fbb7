import type { Guide } from '../../guide/guide.ts';
import type { ScoreBadge } from './ScoreBadge.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof ScoreBadge> = {
  use: 'Uma nota em algarismos e em palavra.',
  instead: [
    ['é uma coluna de números', 'Table'],
    ['é contador', 'Ledger'],
  ],
  right: { says: 'Nota, escala e palavra.', args: { score: 7.5, outOf: 10, performance: 'good' } },
  wrong: { says: 'Sem escala, 75 é sobre quanto?', args: { score: 75, outOf: 10, performance: undefined } },
  parts: [['span', 'Nota e escala']],
  keys: [],
  spoken: '“7,5 de 10, Bom”.',
};
