/** Texts that no single screen owns. */
export const libCopy = {
  offline: 'Sem conexão com o servidor. Verifique a internet e tente de novo.',
  retry: 'Tentar novamente',
  close: 'Fechar',
  timeout: 'O servidor demorou demais para responder. Tente de novo.',
  unreadable: 'O servidor respondeu de um jeito inesperado. Tente de novo em instantes.',
  sessionExpired: 'Sessão expirada. Faça login novamente.',
  since: {
    now: 'agora',
    minutes: (count: number) => `há ${count} min`,
    hours: (count: number) => `há ${count} h`,
    yesterday: 'ontem',
  },
} as const;
