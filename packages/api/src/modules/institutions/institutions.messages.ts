/** What people read of what happened to an institution. */
export const institutionMessages = {
  created: (name: string) => ({ title: 'Instituição criada', message: `A instituição ${name} foi criada.` }),
  updated: (name: string) => ({ title: 'Instituição atualizada', message: `A instituição ${name} foi atualizada.` }),
  removed: (name: string, archived: boolean) => ({
    title: 'Instituição removida',
    message: archived ? `A instituição ${name} foi removida e arquivada.` : `A instituição ${name} foi removida.`,
  }),
  sameCode: 'Já existe uma instituição com este código INEP.',
  recordsStay: {
    field: 'municipality_id',
    message: 'Uma instituição com turmas ou pessoas não muda de município.',
  },
} as const;
