export const paperCopy = {
  noHeader: 'O cabeçalho dos relatórios não pôde ser carregado: o documento saiu sem ele.',
} as const;
