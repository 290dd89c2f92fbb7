/** What people read of what happened to a class's calendar. */
export const classEventMessages = {
  created: (title: string) => ({ title: 'Evento criado', message: `O evento "${title}" foi criado.` }),
  updated: (title: string) => ({ title: 'Evento atualizado', message: `O evento "${title}" foi atualizado.` }),
  removed: (title: string) => ({ title: 'Evento removido', message: `O evento "${title}" foi removido.` }),
} as const;
