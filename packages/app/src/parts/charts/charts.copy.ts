/** Texts of a chart that did not come. */
export const chartsCopy = {
  failed: 'Erro ao carregar o gráfico',
  hint: 'Verifique a internet e tente de novo. Se continuar assim, recarregue a página.',
} as const;
