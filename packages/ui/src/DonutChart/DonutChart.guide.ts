import { type Guide, keys } from '../../guide/guide.ts';
import type { DonutChart } from './DonutChart.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof DonutChart> = {
  use: 'Partes de um todo, de duas a seis. Nome e número ao lado, na ordem do anel.',
  instead: [
    ['são mais de seis', 'BarChart'],
    ['é sim e não', 'WaffleChart'],
  ],
  right: { says: 'Poucas partes, números à vista.', of: 'donutchart--roles' },
  wrong: { says: 'Uma parte só não é divisão.', of: 'donutchart--one-part' },
  parts: [
    ['h2, h3, h4', 'Título'],
    ['svg', 'Anel'],
    ['button', 'Ver tabela'],
  ],
  keys: keys.chartTable,
  spoken: '“Distribuição de Usuários, imagem: Estudantes 1.284, 92 % …”.',
  wide: true,
};
