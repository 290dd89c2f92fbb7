/** Texts of 'Meus relatórios'. They come with the list of them. */
export const reportFilesCopy = {
  title: 'Meus relatórios',
  hint: 'Relatórios grandes são feitos em segundo plano. O arquivo fica disponível por 24 horas.',
  formats: { EXCEL: 'Excel', CSV: 'CSV' },
  queued: 'Na fila',
  running: 'Fazendo o relatório',
  progress: (done: string, total: string) => `${done} de ${total} linhas`,
  until: (moment: string) => `Disponível até ${moment}`,
  expired: 'O arquivo expirou',
  download: (name: string) => `Baixar ${name}`,
  downloadShort: 'Baixar',
  again: (name: string) => `Fazer de novo: ${name}`,
  cancel: (name: string) => `Cancelar ${name}`,
  remove: (name: string) => `Remover ${name}`,
  cancelled: 'Relatório cancelado',
  removed: 'Relatório removido',
  removeFailed: 'O relatório não pôde ser removido',
} as const;
