import { type Guide, keys } from '../../guide/guide.ts';
import type { BarChart } from './BarChart.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof BarChart> = {
  use: 'Quantias lado a lado, numa cor só: os nomes as distinguem. Cada barra traz seu número.',
  instead: [
    ['são partes de um todo', 'DonutChart'],
    ['é no tempo', 'LineChart'],
    ['é a frequência de valores', 'Histogram'],
  ],
  right: { says: 'Da maior para a menor, com o número na barra.', of: 'barchart--columns' },
  wrong: { says: 'Fatias para comparar quantias: o olho não mede ângulos.', of: 'donutchart--long-labels' },
  parts: [
    ['h2, h3, h4', 'Título que diz o que se compara'],
    ['svg', 'Barras desde o zero'],
    ['button', 'Ver tabela'],
  ],
  keys: keys.chartTable,
  spoken: '“Cadastrados, imagem: Estudantes 1.284, Professores 62 …; Ver tabela, botão”.',
  wide: true,
};
