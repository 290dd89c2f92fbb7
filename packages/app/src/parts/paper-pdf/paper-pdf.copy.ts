/** Words on every drawn page, and of the dialog that makes them. */
export const paperPdfCopy = {
  issued: (day: string) => `Emitido em ${day}`,
  page: (page: number, pages: number) => `Página ${page} de ${pages}`,
  continued: (title: string) => `${title} (continuação)`,
  none: '–',
  yes: 'Sim',
  no: 'Não',
  making: 'Preparando o PDF...',
  done: (holds: string) => `PDF pronto: ${holds}.`,
  open: 'Abrir PDF',
  download: 'Baixar PDF',
  close: 'Fechar',
  retry: 'Tentar novamente',
  failed: 'Não foi possível gerar o PDF. Verifique a conexão e tente de novo.',
} as const;
