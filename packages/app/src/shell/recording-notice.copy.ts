/** Texts of a recording that waits on the device. They come with the notice: few ever see it. */
export const recordingNoticeCopy = {
  text: (student: string, title?: string) =>
    `A leitura de ${student}${title ? ` em “${title}”` : ''} está gravada neste aparelho e ainda não foi enviada.`,
  open: 'Abrir e enviar',
  openAct: (student: string) => `Abrir e enviar a leitura de ${student}`,
} as const;
