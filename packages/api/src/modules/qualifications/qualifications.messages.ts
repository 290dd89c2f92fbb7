export const qualificationMessages = {
  created: (course: string) => ({ title: 'Formação adicionada', message: `A formação ${course} foi adicionada.` }),
  updated: (course: string) => ({ title: 'Formação atualizada', message: `A formação ${course} foi atualizada.` }),
  removed: (course: string) => ({ title: 'Formação removida', message: `A formação ${course} foi removida.` }),
  badDiploma: { field: 'diploma_file', message: 'O diploma deve ser uma imagem ou um PDF' },
  largeDiploma: { field: 'diploma_file', message: 'O arquivo deve ter no máximo 5MB' },
} as const;
