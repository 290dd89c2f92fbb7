import { counted } from '../../lib/numbers.ts';

/** Texts of the class area. */
export const classAreaCopy = {
  title: 'Gerenciar Turma',
  loading: 'Carregando...',
  choose: 'Selecione uma turma',
  chooseHint: 'Abra uma turma na lista para ver as avaliações e os alunos.',
  toClasses: 'Ver turmas',
  forbidden: 'Você não possui permissão para acessar esta área.',
  sections: 'Seções da turma',
  loadFailed: 'Erro ao carregar a turma',
  teaching: {
    notBegun: (from: string) => `Sua atribuição nesta turma começa em ${from}.`,
    ended: (on: string) => `Sua atribuição nesta turma terminou em ${on}. A direção pode prolongá-la.`,
    held: (discipline: string, by: string | null) =>
      `${discipline}, nesta turma, é de ${by ?? 'outra pessoa'}. Só quem leciona a disciplina, ou a direção, lança notas e chamada.`,
  },
  tabs: {
    schedule: 'Cronograma',
    attendance: 'Frequência',
    grades: 'Notas',
    assessments: 'Avaliações',
    materials: 'Materiais',
    students: 'Alunos',
  },
  assessments: {
    title: 'Avaliações da turma',
    add: 'Nova avaliação',
    empty: 'Nenhuma avaliação criada.',
    emptyHint: 'Crie uma avaliação, salve o gabarito, imprima as folhas e corrija pela câmera.',
    failed: 'Erro ao carregar avaliações',
    count: (total: number) => counted(total, 'avaliação', 'avaliações'),
    noKey: 'Sem gabarito',
    key: (shape: readonly number[], hasVersions: boolean) =>
      `Gabarito: ${shape.join(' + ')} questões${hasVersions ? ', versões A e B' : ''}`,
    corrected: (done: number) => counted(done, 'corrigida', 'corrigidas'),
    inReview: (count: number) => `${count} em revisão`,
    pending: (count: number) => counted(count, 'pendente', 'pendentes'),
    mean: (score: string) => `Média ${score}`,
    outdated: (count: number) => (count === 1 ? '1 nota desatualizada' : `${count} notas desatualizadas`),
    file: 'Ver arquivo',
    fileOf: (title: string) => `Ver arquivo: ${title}`,
    results: 'Resultados',
    edit: 'Editar',
    remove: 'Excluir',
    more: (title: string) => `Mais ações: ${title}`,
    act: (act: string, title: string) => `${act}: ${title}`,
  },
} as const;
