import type { Guide } from '../../guide/guide.ts';
import type { PerformanceBadge } from './PerformanceBadge.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof PerformanceBadge> = {
  use: 'Excelente, Bom, Regular, Ruim ou Sem notas. Qual deles é regra de quem chama.',
  instead: [
    ['com a nota ao lado', 'ScoreBadge'],
    ['é outro estado', 'Badge'],
  ],
  right: { says: 'Sem nota não é nota zero.', args: { performance: 'none' } },
  wrong: { says: '“Ruim” para quem ainda não fez prova.', args: { performance: 'bad' } },
  parts: [['span', 'Palavra da escala']],
  keys: [],
  spoken: '“Bom”.',
};
