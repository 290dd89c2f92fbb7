/** Texts of the answer-key editor. */
export const answerKeyCopy = {
  title: (assessment: string) => `Gabarito · ${assessment}`,
  hint: 'Digite A, B, C ou D para marcar e passar à próxima questão.',
  column: (number: number) => `Coluna ${number}`,
  size: (number: number) => `Questões na coluna ${number}`,
  question: (column: number, question: number) => `Coluna ${column}, questão ${question}`,
  letter: (letter: string) => `Alternativa ${letter.toUpperCase()}`,
  recompute: (count: number) =>
    count === 1
      ? 'Já há 1 resultado salvo. Mudar o gabarito recalcula esse resultado.'
      : `Já há ${count} resultados salvos. Mudar o gabarito recalcula todos eles.`,
  discard: 'Há mudanças que não foram salvas.',
  discardConfirm: 'Descartar mudanças',
  keepEditing: 'Continuar editando',
  conflict:
    'O gabarito foi alterado por outra pessoa enquanto você editava. Recarregue para ver a versão atual; as suas mudanças nesta janela serão descartadas.',
  reload: 'Recarregar',
  cancel: 'Cancelar',
  close: 'Fechar',
  save: 'Salvar',
  saved: 'Gabarito salvo',
  failed: 'Erro ao salvar gabarito',
  loadFailed: 'Erro ao carregar o gabarito',
  readOnly: 'Você pode ver este gabarito, mas não alterar.',
} as const;
