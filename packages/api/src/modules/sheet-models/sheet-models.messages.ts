/** What people read of what happened to a sheet model. */
export const sheetModelMessages = {
  created: (name: string) => ({ title: 'Modelo de folha criado', message: `O modelo "${name}" foi criado.` }),
  updated: (name: string) => ({ title: 'Modelo de folha atualizado', message: `O modelo "${name}" foi atualizado.` }),
  removed: (name: string, archived: boolean) => ({
    title: archived ? 'Modelo de folha arquivado' : 'Modelo de folha removido',
    message: `O modelo "${name}" foi ${archived ? 'arquivado' : 'removido'}.`,
  }),
  noPicture: { field: 'picture', message: 'Envie a imagem da folha em JPEG, PNG ou WebP.' },
  otherInstitution: { field: 'institution_id', message: 'Esta escola não é do município escolhido.' },
} as const;
