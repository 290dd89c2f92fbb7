export const paperCopy = {
  noHeader: 'O cabeçalho dos relatórios não pôde ser carregado: o documento saiu sem ele.',
  /** Who signs a class's rolls, grades and results, on a printed screen and on a drawn page. */
  signatures: ['Professor(a)', 'Direção'],
} as const;
