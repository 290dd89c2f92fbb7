import { type Guide, keys } from '../../guide/guide.ts';
import type { Histogram } from './Histogram.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof Histogram> = {
  use: 'Com que frequência ocorrem os valores: as notas de uma turma.',
  instead: [['são quantias com nome', 'BarChart']],
  right: { says: 'Faixas iguais, do menor ao maior.', of: 'histogram--grades' },
  wrong: { says: 'Uma barra por estudante esconde a distribuição.', of: 'barchart--columns' },
  parts: [
    ['h2, h3, h4', 'Título'],
    ['svg', 'Faixas'],
    ['button', 'Ver tabela'],
  ],
  keys: keys.chart,
  spoken: '“6 a 7, 8 notas”.',
  wide: true,
};
