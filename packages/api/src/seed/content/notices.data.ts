import type { DemoAccount, NotificationType } from '@caderneta/contract';

export interface NoticeContent {
  readonly title: string | null;
  readonly message: string;
  readonly type: NotificationType;
  /** Calendar days before the day of the demonstration, and the hour. */
  readonly daysAgo: number;
  readonly time: string;
  readonly read: boolean;
}

/** Notifications of the demonstration accounts. The teacher has exactly three unread. */
export const personalNotices: Readonly<Partial<Record<DemoAccount['role'], readonly NoticeContent[]>>> = {
  MASTER: [
    {
      title: 'Instituição cadastrada',
      message: 'E.M. Cecília Prates entrou na rede de Vale do Ipê.',
      type: 'CREATE',
      daysAgo: 12,
      time: '10:05',
      read: true,
    },
    {
      title: 'Diretor cadastrado',
      message: 'Celso Amorim Lobo assumiu a E.M. Cecília Prates.',
      type: 'CREATE',
      daysAgo: 11,
      time: '09:40',
      read: true,
    },
    {
      title: 'Pergunta frequente atualizada',
      message: 'Como corrijo uma folha com a câmera?',
      type: 'UPDATE',
      daysAgo: 2,
      time: '15:30',
      read: false,
    },
  ],
  MUNICIPALITY: [
    {
      title: 'Turma cadastrada',
      message: '9º Ano C foi criado na E.M. Professora Dalva Nogueira.',
      type: 'CREATE',
      daysAgo: 20,
      time: '08:20',
      read: true,
    },
    {
      title: 'Avaliação aplicada em três turmas',
      message: 'Simulado de Língua Portuguesa e Matemática, 9º Ano A, B e C.',
      type: 'CREATE',
      daysAgo: 8,
      time: '11:15',
      read: false,
    },
  ],
  MANAGER: [
    {
      title: 'Nova avaliação',
      message: 'Avaliação bimestral de Matemática para o 9º Ano C.',
      type: 'CREATE',
      daysAgo: 6,
      time: '08:15',
      read: true,
    },
    {
      title: 'Gabarito salvo',
      message: 'Avaliação bimestral de Matemática: 26 questões.',
      type: 'UPDATE',
      daysAgo: 5,
      time: '16:02',
      read: false,
    },
    {
      title: 'Professora atribuída',
      message: 'Lúcia Prado leciona Matemática no 9º Ano C.',
      type: 'UPDATE',
      daysAgo: 30,
      time: '07:45',
      read: true,
    },
  ],
  TEACHER: [
    {
      title: 'Turma atribuída',
      message: 'Você leciona Matemática no 9º Ano C da E.M. Professora Dalva Nogueira.',
      type: 'UPDATE',
      daysAgo: 30,
      time: '07:45',
      read: true,
    },
    {
      title: 'Avaliação criada',
      message: 'Avaliação bimestral de Matemática para o 9º Ano C.',
      type: 'CREATE',
      daysAgo: 6,
      time: '08:15',
      read: true,
    },
    {
      title: 'Resultados em revisão',
      message: 'Três folhas da Avaliação bimestral de Matemática aguardam a sua conferência.',
      type: 'UPDATE',
      daysAgo: 3,
      time: '17:20',
      read: false,
    },
    {
      title: 'Folhas pendentes',
      message: 'Ainda há folhas da Avaliação bimestral de Matemática por corrigir no 9º Ano C.',
      type: 'OTHER',
      daysAgo: 1,
      time: '07:10',
      read: false,
    },
    {
      title: 'Conselho de classe',
      message: 'O conselho do 9º Ano C está no calendário da turma.',
      type: 'CREATE',
      daysAgo: 1,
      time: '09:42',
      read: false,
    },
  ],
  STUDENT: [
    {
      title: 'Conquista desbloqueada',
      message: 'Primeiro Módulo: +25 XP.',
      type: 'OTHER',
      daysAgo: 25,
      time: '14:12',
      read: true,
    },
    {
      title: 'Comentário da professora',
      message: 'Lúcia Prado comentou as suas respostas.',
      type: 'CREATE',
      daysAgo: 2,
      time: '13:05',
      read: false,
    },
  ],
};

/** Announcements to everyone. The demonstration accounts have read those marked so. */
export const globalNotices: readonly NoticeContent[] = [
  {
    title: 'Bem-vindos',
    message: 'Confira as novidades no painel.',
    type: 'OTHER',
    daysAgo: 28,
    time: '07:00',
    read: true,
  },
  {
    title: 'Manutenção programada',
    message: 'O sistema ficará indisponível das 22:00 às 23:30.',
    type: 'OTHER',
    daysAgo: 10,
    time: '17:30',
    read: true,
  },
];
