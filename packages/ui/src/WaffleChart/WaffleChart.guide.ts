import { type Guide, keys } from '../../guide/guide.ts';
import type { WaffleChart } from './WaffleChart.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof WaffleChart> = {
  use: 'Cem quadrados, um por cento cada: quanto do todo é uma coisa e quanto outra.',
  instead: [['são mais de três partes', 'DonutChart']],
  right: { says: 'Duas partes, contáveis.', of: 'wafflechart--activity' },
  wrong: { says: 'Quantias que não somam um todo.', of: 'barchart--columns' },
  parts: [
    ['h2, h3, h4', 'Título'],
    ['svg', 'Cem quadrados'],
    ['button', 'Ver tabela'],
  ],
  keys: keys.chartTable,
  spoken: '“Atividade de Usuários, imagem: Ativos 91 %, Inativos 9 %”.',
  wide: true,
};
