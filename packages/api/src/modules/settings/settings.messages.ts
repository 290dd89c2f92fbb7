/** What people read of changed settings. */
export const settingsMessages = {
  networkOf: (municipality: string) => `Rede municipal de ensino de ${municipality}`,
  saved: 'Configurações salvas!',
  updated: (name: string) => ({
    title: 'Configurações alteradas',
    message: `As configurações de ${name} foram alteradas.`,
  }),
  networkUpdated: { title: 'Configurações alteradas', message: 'As configurações da rede foram alteradas.' },
  ownUpdated: { title: 'Preferências alteradas', message: 'Você alterou as suas preferências.' },
  outsideYear: 'O período deve estar dentro do ano letivo',
  badLogo: 'Selecione uma imagem PNG ou JPG de até 300 kB',
  noMailServer: 'Nenhum servidor de e-mail está configurado.',
  mailRefused: (reason: string) => `O servidor de e-mail não aceitou a mensagem: ${reason}`,
  mailTested: { title: 'E-mail de teste enviado', message: 'Uma mensagem de teste foi enviada.' },
  testMail: (name: string) => ({
    subject: 'Mensagem de teste da Caderneta',
    text: `Esta mensagem foi enviada por ${name} para conferir o servidor de e-mail. Nada precisa ser feito.`,
  }),
} as const;
