/** What people read of what happened to questions and categories. */
export const faqMessages = {
  created: (question: string) => ({ title: 'FAQ adicionada', message: `A pergunta "${question}" foi adicionada.` }),
  updated: (question: string) => ({ title: 'FAQ atualizada', message: `A pergunta "${question}" foi atualizada.` }),
  removed: (question: string) => ({ title: 'FAQ removida', message: `A pergunta "${question}" foi removida.` }),
  categoryCreated: (name: string) => ({
    title: 'Categoria adicionada',
    message: `A categoria ${name} foi adicionada.`,
  }),
  categoryUpdated: (name: string) => ({
    title: 'Categoria atualizada',
    message: `A categoria ${name} foi atualizada.`,
  }),
  categoryRemoved: (name: string) => ({ title: 'Categoria removida', message: `A categoria ${name} foi removida.` }),
  noCategory: { field: 'category_id', message: 'Esta categoria não existe mais. Escolha outra.' },
  sameName: 'Já existe uma categoria com este nome.',
  categoryInUse: 'Esta categoria tem perguntas. Remova-as ou mude-as de categoria antes.',
} as const;
