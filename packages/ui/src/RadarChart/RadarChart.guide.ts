import { type Guide, keys } from '../../guide/guide.ts';
import type { RadarChart } from './RadarChart.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof RadarChart> = {
  use: 'Critérios de uma coisa na mesma escala, como forma: os seis de uma leitura.',
  instead: [['compara quantias', 'BarChart']],
  right: { says: 'Seis critérios, uma escala.', of: 'radarchart--six-criteria' },
  wrong: { says: 'Nomes longos em volta: viram números com legenda.', of: 'radarchart--long-names-are-numbered' },
  parts: [
    ['h2, h3, h4', 'Título'],
    ['svg', 'Teia'],
    ['button', 'Ver tabela'],
  ],
  keys: keys.chartTable,
  spoken: '“Radar dos seis critérios, imagem: Precisão 8 …”.',
  wide: true,
};
