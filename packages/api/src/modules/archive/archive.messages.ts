/** What people read of what is brought back. */
export const archiveMessages = {
  restored: (name: string, more: number) => ({
    title: 'Registro restaurado',
    message:
      more === 0
        ? `${name} foi restaurado.`
        : `${name} foi restaurado, com mais ${more === 1 ? '1 registro' : `${more} registros`}.`,
  }),
  parentArchived: 'Restaure antes o registro a que este pertence.',
  taken: 'Outro registro em uso tem o mesmo nome, código, CPF ou e-mail. Altere-o antes de restaurar este.',
  done: 'Registro restaurado!',
} as const;
