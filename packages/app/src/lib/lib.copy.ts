/** Texts that no single screen owns. */
export const libCopy = {
  offline: 'Sem conexão com o servidor. Verifique a internet e tente de novo.',
  timeout: 'O servidor demorou demais para responder. Tente de novo.',
  unreadable: 'O servidor respondeu de um jeito inesperado. Tente de novo em instantes.',
  sessionExpired: 'Sessão expirada. Faça login novamente.',
  codeOf: (requestId: string) => `Código do erro: ${requestId}`,
} as const;
