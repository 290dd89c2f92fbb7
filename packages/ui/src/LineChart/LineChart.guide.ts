import { type Guide, keys } from '../../guide/guide.ts';
import type { LineChart } from './LineChart.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof LineChart> = {
  use: 'Valores no tempo. Linhas se distinguem por traço e marca além da cor; uma só traz seus números.',
  instead: [
    ['sem ordem no tempo', 'BarChart'],
    ['cabe numa linha de tabela', 'Sparkline'],
  ],
  right: { says: 'A referência (75 %) está desenhada, e o eixo diz onde começa.', of: 'linechart--held' },
  wrong: { says: 'Seis linhas que se cruzam: só quem sabe a pergunta acha a resposta.', of: 'linechart--six-series' },
  parts: [
    ['h2, h3, h4', 'Título'],
    ['svg', 'Linhas'],
    ['button', 'Ver tabela'],
  ],
  keys: keys.chart,
  spoken: '“Segunda-feira, 91 %”, ao andar com as setas.',
  wide: true,
};
