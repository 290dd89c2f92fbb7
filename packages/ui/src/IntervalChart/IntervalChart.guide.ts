import { type Guide, keys } from '../../guide/guide.ts';
import type { IntervalChart } from './IntervalChart.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof IntervalChart> = {
  use: 'Estimativas com a sua incerteza: a marca diz o valor, a linha até onde ele pode ir. Onde as linhas se cobrem, a diferença pode ser acaso.',
  instead: [
    ['são quantias contadas, sem incerteza', 'BarChart'],
    ['são valores no tempo, sem faixa', 'LineChart'],
  ],
  right: { says: 'Na ordem dos nomes, com a faixa de cada um.', of: 'intervalchart--groups' },
  wrong: {
    says: 'Barras para médias estimadas: escondem a dúvida e viram classificação.',
    of: 'barchart--long-names-in-rows',
  },
  parts: [
    ['h2, h3, h4', 'Título que diz o que se compara'],
    ['li', 'Uma linha para cada: nome, faixa com a marca, valor'],
    ['button', 'Ver tabela'],
  ],
  keys: keys.chartTable,
  spoken: '“Escolas. CMEI Pequeno Príncipe: 244, entre 231 e 257 …; Ver tabela, botão”.',
  wide: true,
};
