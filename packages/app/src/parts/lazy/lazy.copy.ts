/** Texts of a part of the program that comes when it is opened. */
export const lazyCopy = {
  title: 'Esta parte do sistema não veio',
  failed: 'Esta parte do sistema não pôde ser carregada',
  hint: 'Verifique a internet e tente de novo. Se continuar assim, recarregue a página.',
} as const;
