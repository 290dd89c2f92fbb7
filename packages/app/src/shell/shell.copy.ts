import { counted } from '../lib/numbers.ts';

/** Texts of the frame around every screen. */
export const shellCopy = {
  product: 'Caderneta',
  skip: 'Pular para o conteúdo',
  search: { open: 'Buscar (Ctrl+K)', failed: 'Não foi possível abrir a busca.' },
  bell: {
    untitled: 'Notificação',
    reviews: (count: number) => counted(count, 'folha em revisão', 'folhas em revisão'),
    reviewsText: 'O leitor ficou em dúvida: as respostas contam como erradas até que você decida.',
    openReviews: 'Revisar',
    history: 'Histórico de Notificações',
    failed: 'Não foi possível carregar as notificações.',
  },
  help: 'Ajuda desta tela',
  menu: { profile: 'Meu Perfil', settings: 'Configurações', help: 'FAQ', signOut: 'Sair' },
  unsent: {
    waiting: (count: number) =>
      `${counted(count, 'envio guardado', 'envios guardados')} neste aparelho: ${count === 1 ? 'segue' : 'seguem'} quando a conexão voltar.`,
    refused: (label: string) => `Não foi salva: ${label}`,
    resolve: 'Abrir e resolver',
    sent: (label: string) => `Enviado: ${label}`,
    somebody: 'outra pessoa',
  },
  stored: (moment: string) => `Sem conexão com o servidor. Os dados aparecem como estavam em ${moment}.`,
  update: {
    title: 'Nova versão disponível',
    message: 'Termine o que está fazendo e atualize. O que já foi salvo não se perde.',
    act: 'Atualizar',
  },
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
  /** A screen that was never opened on this device, without a connection. */
  notHere: {
    title: 'Esta tela ainda não está neste aparelho',
    message: 'Sem internet só abrem as telas já abertas aqui. O que você digitou está guardado.',
    reload: 'Tentar novamente',
  },
  outdated: {
    title: 'Esta parte do sistema não pôde ser carregada',
    message: 'Pode haver uma versão nova da Caderneta, ou a internet caiu. Recarregue a página.',
    reload: 'Recarregar',
  },
} as const;
