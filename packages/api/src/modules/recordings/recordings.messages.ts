/** What people read of recordings that a network keeps. */
export const recordingMessages = {
  off: 'Esta rede não guarda gravações de leitura.',
  noConsent: 'A gravação não foi guardada: falta o consentimento do responsável ao termo em vigor.',
  noMarks: 'A gravação não foi guardada: o resultado salvo não foi conferido por ouvido.',
  otherText: 'A gravação não foi guardada: as palavras marcadas não são as do texto de referência.',
  otherTerm: 'O termo mudou enquanto isso. Leia a versão atual com o responsável e registre de novo.',
  badAudio: { field: 'audio', message: 'A gravação não pôde ser lida.' },
  stored: (pupil: string) => ({
    title: 'Gravação guardada',
    message: `A gravação da leitura de ${pupil} foi guardada, com o consentimento do responsável.`,
  }),
  consented: (pupil: string) => ({
    title: 'Consentimento registrado',
    message: `O consentimento para guardar gravações de ${pupil} foi registrado.`,
  }),
  withdrawn: (pupil: string, recordings: number) => ({
    title: 'Consentimento retirado',
    message: `O consentimento para guardar gravações de ${pupil} foi retirado. ${
      recordings === 1 ? '1 gravação foi apagada.' : `${recordings} gravações foram apagadas.`
    }`,
  }),
  exported: (recordings: number) => ({
    title: 'Gravações exportadas',
    message: `${recordings === 1 ? '1 gravação de leitura foi exportada' : `${recordings} gravações de leitura foram exportadas`}, sem nomes.`,
  }),
} as const;
