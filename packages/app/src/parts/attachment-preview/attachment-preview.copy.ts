/** Texts of a file looked at in the page. */
export const attachmentPreviewCopy = {
  unavailable: 'Arquivo indisponível',
  noPreview: 'Este tipo de arquivo não tem prévia. Baixe para abrir.',
  download: 'Baixar',
  close: 'Fechar',
  of: (title: string) => `Prévia de ${title}`,
} as const;
