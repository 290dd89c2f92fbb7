/** Texts of an assessment's sheet: they come with its form. */
export const sheetFieldCopy = {
  label: 'Folha',
  own: 'Caderneta, ou a de antes',
  ownHint: 'Impressa aqui. Folhas antigas com as mesmas colunas também são lidas.',
  model: (name: string, number: number) => `Modelo: ${name} (versão ${number})`,
  modelHint: 'Folhas que a escola já tem: não há o que imprimir aqui, e elas são lidas por este aparelho.',
  fixed: 'A folha não muda mais depois que o gabarito foi salvo.',
  failed: 'Erro ao carregar os modelos de folha',
} as const;
