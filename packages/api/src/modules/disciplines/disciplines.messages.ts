/** What people read of what happened to a discipline. */
export const disciplineMessages = {
  created: (name: string) => ({ title: 'Disciplina criada', message: `A disciplina ${name} foi criada.` }),
  updated: (name: string) => ({ title: 'Disciplina atualizada', message: `A disciplina ${name} foi atualizada.` }),
  removed: (name: string, archived: boolean) => ({
    title: 'Disciplina removida',
    message: archived ? `A disciplina ${name} foi removida e arquivada.` : `A disciplina ${name} foi removida.`,
  }),
  sameName: 'Já existe uma disciplina com este nome nesta instituição.',
  recordsStay: {
    field: 'institution_id',
    message: 'Uma disciplina com professores, notas ou chamadas não muda de instituição.',
  },
} as const;
