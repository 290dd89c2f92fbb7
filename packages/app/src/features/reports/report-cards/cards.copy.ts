/** Texts of the dialog that makes boletins. */
export const cardsCopy = {
  title: 'Boletins',
  making: 'Preparando os boletins...',
  done: (count: string) => `PDF pronto: ${count}.`,
  page: ['boletim', 'boletins'],
  open: 'Abrir PDF',
  download: 'Baixar PDF',
  close: 'Fechar',
  retry: 'Tentar novamente',
  failed: 'Não foi possível gerar o PDF. Verifique a conexão e tente de novo.',
  fileName: 'boletins',
} as const;
