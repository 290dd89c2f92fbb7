const list = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} e ${parts.at(-1)}`;

/** Texts of the charts; with them because charts load apart from the other widgets. */
export const chartCopy = {
  showTable: 'Ver tabela',
  showChart: 'Ver gráfico',
  empty: 'Sem dados para o gráfico.',
  none: '—',
  noValue: 'sem valor',
  item: 'Item',
  value: 'Valor',
  total: 'Total',
  share: 'Participação',
  criterion: 'Critério',
  period: 'Período',
  range: 'Faixa',
  count: 'Quantidade',
  from: 'De',
  to: 'Até',
  legend: 'Legenda',
  cursor: (title: string) => `Percorrer o gráfico: ${title}`,
  axis: (title: string) => `Critérios do gráfico: ${title}`,
  parts: (title: string, total: string, parts: readonly string[]) => `${title}: total ${total}. ${list(parts)}.`,
  shares: (title: string, parts: readonly string[]) => `${title}: ${list(parts)}.`,
  part: (label: string, value: string, share: string) => `${label} ${value} (${share})`,
  pair: (label: string, value: string) => `${label} ${value}`,
  point: (label: string, value: string) => `${label}: ${value}`,
  bars: (title: string, highest: string, lowest: string, count: number) =>
    count === 1 ? `${title}: ${highest}.` : `${title}: ${count} itens. Maior: ${highest}. Menor: ${lowest}.`,
  line: (label: string, first: string, last: string, lowest: string, highest: string) =>
    `${label}: de ${first} a ${last}; mínimo ${lowest}, máximo ${highest}.`,
  lineEmpty: (label: string) => `${label}: sem valores.`,
  lines: (title: string, series: readonly string[]) => `${title}. ${series.join(' ')}`,
  reference: (label: string, value: string) => `${label}: ${value}.`,
  startsAt: (value: string) => `O eixo começa em ${value}.`,
  interval: (label: string, value: string, from: string, to: string) => `${label}: ${value}, entre ${from} e ${to}.`,
  intervals: (count: number) => `${count} itens, na tabela com suas faixas.`,
  sparkline: (label: string, last: string, lowest: string, highest: string) =>
    `${label}: último ${last}, mínimo ${lowest}, máximo ${highest}`,
  bin: (from: string, to: string) => `${from} a ${to}`,
  bins: (title: string, count: string, from: string, to: string, top: string, topCount: string) =>
    `${title}: ${count} ${count === '1' ? 'valor' : 'valores'}, de ${from} a ${to}. Faixa mais comum: ${top}, com ${topCount}.`,
} as const;
