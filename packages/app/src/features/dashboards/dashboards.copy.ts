import { counted } from '../../lib/numbers.ts';

/** Texts of the dashboards. */
export const dashboardsCopy = {
  greeting: (name: string) => `Olá, ${name}`,
  profile: (role: string) => `Perfil: ${role}`,
  year: (year: number) => `Ano letivo ${year}`,
  failed: 'Falha ao carregar dados do dashboard.',
  totals: 'Totais',
  counters: {
    classes: 'Total de Turmas',
    students: 'Alunos',
    assessments: 'Avaliações',
    inReview: 'Correções em revisão',
  },
  classes: {
    title: 'Turmas',
    all: 'Ver todas',
    students: (count: number) => counted(count, 'aluno', 'alunos'),
    empty: 'Nenhuma turma cadastrada',
    failed: 'Erro ao carregar turmas',
  },
  plain: 'Use o menu para abrir o que o seu perfil permite.',
} as const;
