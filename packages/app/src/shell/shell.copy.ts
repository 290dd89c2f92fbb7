/** Texts of the frame around every screen. */
export const shellCopy = {
  skip: 'Pular para o conteúdo',
  bell: {
    untitled: 'Notificação',
    history: 'Histórico de Notificações',
    failed: 'Não foi possível carregar as notificações.',
  },
  menu: { profile: 'Meu Perfil', settings: 'Configurações', help: 'FAQ', signOut: 'Sair' },
  loading: 'Carregando...',
  forbidden: {
    title: 'Acesso não permitido',
    message: 'Você não possui permissão para acessar esta área.',
    hint: 'O menu mostra o que o seu perfil pode abrir. Se você precisa desta tela no trabalho, fale com a direção da escola.',
    home: 'Ir para o início',
  },
  notFound: {
    title: 'Página não encontrada',
    message: (address: string) =>
      `Nada foi encontrado em ${address}. O endereço pode ter mudado ou ter sido digitado com erro.`,
    hint: 'Confira o endereço, volte à página anterior ou recomece pelo início.',
    home: 'Ir para o início',
    back: 'Voltar',
    help: 'Perguntas Frequentes',
  },
  crashed: {
    title: 'Algo deu errado nesta tela',
    message: 'Recarregue a página. O que já foi salvo não se perde.',
    reload: 'Recarregar',
    home: 'Ir para o início',
  },
  outdated: {
    title: 'Esta parte do sistema não pôde ser carregada',
    message: 'Pode haver uma versão nova da Caderneta, ou a internet caiu. Recarregue a página.',
    reload: 'Recarregar',
  },
} as const;
