/** What people read of what happened to a municipality. */
export const municipalityMessages = {
  created: (name: string) => ({ title: 'Município criado', message: `O município ${name} foi criado.` }),
  updated: (name: string) => ({ title: 'Município atualizado', message: `O município ${name} foi atualizado.` }),
  removed: (name: string, archived: boolean) => ({
    title: 'Município removido',
    message: archived ? `O município ${name} foi removido e arquivado.` : `O município ${name} foi removido.`,
  }),
  sameCode: 'Já existe um município com este código IBGE.',
} as const;
