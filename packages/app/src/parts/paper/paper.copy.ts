export const paperCopy = {
  /** Head of who belongs to no network. */
  product: 'Caderneta',
  noHeader: 'O documento saiu sem cabeçalho, que não pôde ser carregado.',
  /** Who signs a class's rolls, grades and results, on a printed screen and on a drawn page. */
  signatures: ['Professor(a)', 'Direção'],
} as const;
