/** Texts of what the server would not take. They come with what shows them, which few ever see. */
export const refusedNoticeCopy = {
  resolveAct: (label: string) => `Abrir e resolver: ${label}`,
  retry: 'Tentar novamente',
  retryAct: (label: string) => `Tentar novamente: ${label}`,
  takenOver: (author: string) => `Registro de ${author}, que você enviou em seu nome.`,
  discard: 'Descartar',
  discardAct: (label: string) => `Descartar: ${label}`,
} as const;
