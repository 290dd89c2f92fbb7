/** What people read of what happened to a material. */
export const materialMessages = {
  created: (title: string) => ({ title: 'Material enviado', message: `O material "${title}" foi enviado.` }),
  updated: (title: string) => ({ title: 'Material atualizado', message: `O material "${title}" foi atualizado.` }),
  removed: (title: string) => ({ title: 'Material removido', message: `O material "${title}" foi removido.` }),
  fileGone: 'Arquivo indisponível',
} as const;
