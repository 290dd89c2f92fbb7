import type { notificationTypes } from '@caderneta/contract';

/** Texts of Histórico de Notificações. */
export const notificationsCopy = {
  title: 'Histórico de Notificações',
  subtitle: 'Tudo o que o sistema avisou a você, do mais novo ao mais antigo',
  label: 'Notificações',
  tools: 'Ferramentas das notificações',
  search: { label: 'Buscar notificações', placeholder: 'Buscar por mensagem, título ou tipo' },
  type: {
    label: 'Tipo',
    all: 'Todos os tipos',
    names: {
      LOGIN: 'Login',
      LOGOUT: 'Logout',
      CREATE: 'Criação',
      UPDATE: 'Atualização',
      DELETE: 'Exclusão',
      OTHER: 'Outros',
    } satisfies Record<(typeof notificationTypes)[number], string>,
  },
  status: { label: 'Status', all: 'Todos os status', new: 'Novas', read: 'Lidas' },
  states: { new: 'Nova', read: 'Lida' },
  markAll: 'Marcar todas como lidas',
  markedAll: 'Todas as notificações marcadas como lidas',
  markAllFailed: 'Falha ao marcar todas',
  columns: { date: 'Data', type: 'Tipo', status: 'Status', message: 'Mensagem', title: 'Título' },
  empty: 'Nenhuma notificação encontrada.',
  clear: 'Limpar filtros',
  failed: 'Erro ao carregar notificações',
  truncated: 'Há notificações mais antigas que não aparecem aqui.',
  fileName: 'notificacoes',
  untitled: 'Notificação',
  close: 'Fechar',
  announce: {
    open: 'Nova notificação geral',
    lead: 'Todos os usuários recebem este aviso.',
    template: 'Modelo rápido',
    none: 'Selecionar…',
    spared: 'O que você escreveu foi mantido.',
    replace: 'Trocar pelo texto do modelo',
    title: 'Título',
    message: 'Mensagem',
    send: 'Enviar',
    sent: 'Notificação enviada para todos',
    failed: 'Falha ao enviar notificação',
    templates: {
      maintenance: {
        label: 'Em manutenção',
        title: 'Manutenção programada',
        message: 'O sistema ficará indisponível das 22:00 às 23:30 para manutenção.',
      },
      incident: {
        label: 'Incidente',
        title: 'Incidente',
        message: 'Estamos cientes de um incidente e já estamos trabalhando para resolvê-lo.',
      },
      welcome: {
        label: 'Boas-vindas',
        title: 'Bem-vindos',
        message: 'Bem-vindos! Confira as novidades no painel.',
      },
    },
  },
} as const;

export type TemplateId = keyof typeof notificationsCopy.announce.templates;
