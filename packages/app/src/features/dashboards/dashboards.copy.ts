import { counted, formatCount, formatHits, formatPercent } from '../../lib/numbers.ts';

/** Texts of the dashboards. */
export const dashboardsCopy = {
  greeting: (name: string) => `Olá, ${name}`,
  profile: (role: string) => `Perfil: ${role}`,
  failed: 'Falha ao carregar dados do dashboard.',
  totals: 'Totais',
  none: '—',
  percent: '%',
  now: 'O que faço agora?',
  noLessons: {
    title: 'Hoje não há aulas',
    next: (day: string) => `Próximas aulas: ${day}`,
  },
  posted: (period: string, part: number, whole: number) =>
    `Notas no ${period}: ${formatCount(part)} de ${counted(whole, 'esperada', 'esperadas')}.`,
  pupils: (count: number) => counted(count, 'aluno', 'alunos'),
  lesson: 'Aula',
  rollCallStart: { title: 'Chamada', text: 'Escolha a turma.' },
  correctionStart: {
    title: 'Corrigir',
    text: 'Escolha a avaliação.',
    none: 'Nenhuma avaliação espera correção.',
    shared: (count: number) =>
      `${counted(count, 'arquivo recebido', 'arquivos recebidos')} de outro aplicativo: escolha a avaliação de que são as folhas.`,
  },
  showAll: 'Ver todos',
  showFewer: 'Ver menos',
  plain: 'Use o menu para abrir o que o seu perfil permite.',
  master: {
    counters: {
      classes: 'Total de Turmas',
      students: 'Alunos cadastrados',
      teachers: 'Professores',
      managers: 'Diretores',
      municipality_admins: 'Admins de Municípios',
      municipalities: 'Municípios',
      users: 'Usuários',
      assessments: 'Avaliações',
      institutions: 'Instituições',
    },
    backupLate: 'A cópia de segurança está atrasada',
    backupLateText: 'A última tem mais de dois dias, ou as tentativas falharam.',
    backupSettings: 'Ver cópias',
    unattended: {
      title: 'Sem quem cuide',
      text: 'Ninguém com este perfil pode entrar',
      empty: 'Nenhum município ou instituição sem responsável.',
      admin: 'Município sem administrador',
      manager: 'Instituição sem diretor(a)',
      create: 'Criar usuário',
      more: (count: number) => `e mais ${formatCount(count)}`,
    },
    recent: 'Usuários recentes',
    all: 'Ver todos',
    noUsers: 'Nenhum usuário encontrado.',
    roles: { title: 'Distribuição de Usuários', text: 'Participação de cada perfil no total', unit: 'usuários' },
    otherRoles: 'Outros perfis',
    activity: {
      title: 'Atividade de Usuários',
      text: 'Cada quadrado vale 1% dos usuários',
      active: 'Ativos',
      inactive: 'Inativos',
    },
    registered: {
      title: 'Cadastrados',
      text: 'Registros em toda a plataforma',
      municipalities: 'Municípios',
      institutions: 'Instituições',
      classes: 'Turmas',
      assessments: 'Avaliações',
    },
  },
  manager: {
    counters: {
      students: 'Alunos matriculados',
      classes: 'Turmas',
      teachers: 'Professores',
      attendance: 'Frequência hoje',
      rollCalls: 'Chamadas pendentes',
      atRisk: 'Alunos em risco',
      posted: 'Notas lançadas',
      corrections: 'Correções pendentes',
    },
    daily: {
      title: 'Frequência diária',
      text: 'Presenças em cada dia com chamada',
      series: 'Frequência',
      minimum: 'Mínimo',
      empty: 'Nenhuma chamada registrada neste ano.',
    },
    means: {
      title: 'Média por disciplina',
      text: 'Notas do ano, de 0 a 10',
      empty: 'Nenhuma nota lançada neste ano.',
    },
    withoutRollCall: {
      title: 'Turmas sem chamada hoje',
      empty: 'Nenhuma turma sem chamada hoje.',
      last: (day: string) => `Última chamada em ${day}`,
      never: 'Nenhuma chamada neste ano',
    },
    atRisk: {
      title: 'Alunos em risco',
      text: (minimum: number) => `Frequência abaixo de ${formatPercent(minimum)} no ano`,
      empty: 'Nenhum aluno em risco.',
      all: (count: number) => `Ver todos (${formatCount(count)})`,
      absences: (count: number) => counted(count, 'falta', 'faltas'),
    },
  },
  municipality: {
    counters: {
      institutions: 'Instituições',
      classes: 'Turmas',
      students: 'Alunos matriculados',
      teachers: 'Professores',
      attendance: 'Frequência média',
      atRisk: 'Alunos em risco',
      participation: 'Participação na última avaliação',
      posted: 'Notas lançadas',
    },
    lastAssessment: (title: string, part: number, whole: number) =>
      `Última avaliação: ${title}, com ${formatCount(part)} de ${counted(whole, 'aluno previsto', 'alunos previstos')}.`,
    enrolments: { title: 'Matrículas por instituição', text: 'Alunos matriculados hoje' },
    attendance: { title: 'Frequência por instituição', text: 'Presenças no ano, as menores primeiro' },
    means: { title: 'Média por instituição', text: 'Notas do ano, de 0 a 10, as menores primeiro' },
    late: {
      title: 'Instituições em atraso',
      text: 'Turmas sem chamada hoje',
      empty: 'Nenhuma instituição em atraso.',
      classes: (missing: number, all: number) => `${missing} de ${counted(all, 'turma', 'turmas')}`,
    },
  },
  teacher: {
    counters: {
      classes: 'Minhas turmas',
      students: 'Alunos matriculados',
      lessons: 'Aulas hoje',
      rollCalls: 'Turmas sem chamada hoje',
      corrections: 'Correções pendentes',
    },
    nextLesson: {
      title: 'Próxima aula',
      now: (end: string) => `Agora, até ${end}`,
      today: (start: string) => `Hoje, às ${start}`,
      later: (day: string, start: string) => `${day}, às ${start}`,
      rollCall: 'Fazer chamada',
      rollCallOf: (name: string) => `Fazer chamada: ${name}`,
      called: 'Chamada feita',
      none: 'Nenhuma aula nos próximos dias do seu horário.',
      schedule: 'Meus horários',
    },
    toCorrect: {
      title: 'A corrigir',
      all: (count: number) => `Ver todas (${formatCount(count)})`,
      of: (title: string, schoolClass: string) => `${title}, ${schoolClass}`,
      detail: (schoolClass: string, pending: number, inReview: number) =>
        [
          schoolClass,
          pending > 0 ? counted(pending, 'aluno a corrigir', 'alunos a corrigir') : null,
          inReview > 0 ? `${formatCount(inReview)} em revisão` : null,
        ]
          .filter((part) => part !== null)
          .join(' · '),
    },
    week: { title: 'Minha semana', label: 'Aulas da semana', span: (from: string, to: string) => `${from} a ${to}` },
    classes: {
      title: 'Minhas turmas',
      all: 'Ver todas',
      empty: 'Nenhuma turma atribuída. A direção da escola atribui as turmas.',
      called: 'Chamada feita',
      pending: 'Chamada pendente',
      detail: (students: number, percent: number | null, mean: string | null) =>
        [
          counted(students, 'aluno', 'alunos'),
          percent === null ? null : `frequência ${formatPercent(percent)}`,
          mean === null ? null : `média ${mean}`,
        ]
          .filter((part) => part !== null)
          .join(' · '),
    },
  },
  student: {
    counters: { attendance: 'Frequência', mean: 'Média', class: 'Turma' },
    grades: {
      title: 'Últimas notas',
      all: 'Ver todas',
      empty: 'Nenhuma nota lançada ainda.',
      posted: (period: string, day: string) => `${period} · lançada em ${day}`,
    },
    assessments: {
      title: 'Avaliações recentes',
      empty: 'Nenhuma avaliação na sua turma ainda.',
      hits: (hits: number, total: number) => `${formatHits(hits)} de ${total}`,
    },
    timetable: { title: 'Meu horário', label: 'Aulas da semana' },
    lessons: 'Ver módulos',
    nextLesson: { none: 'Nenhuma aula nos próximos dias do horário da turma.' },
  },
  ownGrades: {
    title: 'Notas e faltas',
    subtitle: (year: number) => `Ano letivo de ${year}`,
    year: 'Ano letivo',
    failed: 'Erro ao carregar suas notas',
    empty: (year: number) => `Nenhuma nota ou avaliação em ${year}`,
    emptyText: 'O que os professores lançarem aparece aqui.',
    otherYears: 'Escolha outro ano letivo para ver o que há dele.',
    posted: (day: string, schoolClass: string | null) =>
      [`Lançada em ${day}`, ...(schoolClass === null ? [] : [schoolClass])].join(' · '),
    count: (grades: number, results: number) =>
      [
        ...(grades > 0 ? [counted(grades, 'nota', 'notas')] : []),
        ...(results > 0 ? [counted(results, 'avaliação', 'avaliações')] : []),
      ].join(' · '),
    other: 'Avaliações',
    otherBeside: 'Outras avaliações',
    attendance: {
      title: 'Faltas',
      text: (present: number, lessons: number, percent: string) =>
        `Presente em ${formatCount(present)} de ${counted(lessons, 'aula', 'aulas')} com chamada: ${percent}`,
      empty: 'Nenhuma falta.',
      none: (year: number) => `Nenhuma chamada em ${year}`,
      noneText: 'As faltas aparecem aqui depois da primeira chamada.',
      missed: (count: number) => counted(count, 'falta', 'faltas'),
    },
  },
  outdated: {
    title: 'Notas desatualizadas',
    count: (count: number) => (count === 1 ? '1 nota' : `${count} notas`),
  },
  events: { title: 'Próximos eventos', empty: 'Nenhum evento marcado.' },
  ranking: {
    title: 'Melhores notas',
    text: 'A maior nota do ano de cada aluno',
    empty: 'Nenhuma nota lançada neste ano.',
    columns: { position: 'Posição', student: 'Aluno', class: 'Turma', best: 'Melhor nota', mean: 'Média' },
    position: (position: number) => `${position}º`,
    detail: (position: number, schoolClass: string, mean: string) => `${position}º · média ${mean} · ${schoolClass}`,
    ofSchool: (schoolClass: string, school: string) => `${schoolClass} · ${school}`,
  },
} as const;
