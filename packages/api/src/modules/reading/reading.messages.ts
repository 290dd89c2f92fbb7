/** What an older client reads of the analysis of a recording. */
export const readingMessages = {
  notYet: (provider: string) =>
    `A análise de leitura ainda não está disponível neste servidor (serviço configurado: ${provider}). Lance a nota à mão.`,
  proxyOff: 'Este servidor não envia gravações a outros serviços.',
  unknownTarget: 'Este serviço de análise não está entre os que o administrador configurou.',
  noFile: 'Nenhum áudio foi enviado.',
  tooLarge: 'A gravação é grande demais.',
  serviceFailed: 'O serviço de análise não respondeu. Tente de novo em alguns minutos.',
} as const;
