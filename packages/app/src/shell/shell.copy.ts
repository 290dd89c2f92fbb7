/** Texts of the frame around every screen. */
export const shellCopy = {
  skip: 'Pular para o conteúdo',
  menu: { settings: 'Configurações', help: 'FAQ', signOut: 'Sair' },
  untitled: 'Notificação',
  loading: 'Carregando...',
  forbidden: {
    title: 'Acesso não permitido',
    message: 'Você não possui permissão para acessar esta área.',
    home: 'Ir para o início',
  },
  notFound: {
    title: 'Página não encontrada',
    message: 'O endereço pode ter mudado ou ter sido digitado com erro.',
    home: 'Ir para o início',
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
