/** Texts of creating and editing an assessment. */
export const assessmentFormCopy = {
  addTitle: 'Nova avaliação',
  editTitle: 'Editar avaliação',
  title: 'Título',
  titlePlaceholder: 'Ex: Avaliação bimestral de Matemática',
  description: 'Descrição',
  category: 'Categoria',
  format: 'Formato',
  formatHint: {
    GABARITO: 'Folha de respostas, corrigida pela câmera ou por foto.',
    LEITURA: 'Leitura em voz alta do estudante.',
  },
  cancel: 'Cancelar',
  add: 'Criar',
  save: 'Salvar',
} as const;
