/** What a client reads of the analysis of a recording. */
export const readingMessages = {
  analysed: 'Análise concluída.',
  busy: 'Muitas leituras estão sendo analisadas agora. Tente de novo em alguns segundos.',
  failed: 'A análise não pôde ser feita. Tente de novo.',
  proxyOff: 'Este servidor não envia gravações a outros serviços.',
  unknownTarget: 'Este serviço de análise não está entre os que o administrador configurou.',
  noFile: 'Nenhum áudio foi enviado.',
  tooLarge: 'A gravação é grande demais.',
  serviceFailed: 'O serviço de análise não respondeu. Tente de novo em alguns minutos.',
  tooMany: 'Muitos pedidos em pouco tempo. Espere um minuto e tente de novo.',
} as const;
