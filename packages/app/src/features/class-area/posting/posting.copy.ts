import { counted, formatGrade } from '../../../lib/numbers.ts';

/** Texts of 'Lançar como nota'. */
export const postingCopy = {
  title: (assessment: string) => `Lançar como nota · ${assessment}`,
  weight: 'Peso',
  alone:
    'Nenhuma outra avaliação foi lançada neste período: a nota é o resultado desta. O peso conta quando houver outra.',
  others: (list: string) => `A nota é a média ponderada com: ${list}.`,
  other: (title: string, weight: number) => `${title} (peso ${weight.toLocaleString('pt-BR')})`,
  postedAt: (moment: string) => `Já lançada aqui em ${moment}.`,
  label: 'O que será lançado',
  columns: { choice: 'Lançar', student: 'Aluno', result: 'Resultado', current: 'Nota atual', score: 'Nova nota' },
  choose: (name: string) => `Lançar a nota de ${name}`,
  none: '–',
  outdated: (count: number) =>
    `Os resultados de ${counted(count, 'aluno', 'alunos')} mudaram desde o lançamento. As notas novas já estão marcadas.`,
  repost: 'Lançar de novo',
  withdraw: {
    open: 'Desfazer lançamento',
    title: (assessment: string) => `Desfazer lançamento · ${assessment}`,
    lead: 'As notas que este lançamento escreveu voltam ao que eram antes, ou ao que as outras avaliações do período dão. O que foi mudado à mão depois fica.',
    label: 'O que ficará no diário',
    after: 'Como fica',
    stays: 'Mudada à mão: fica',
    gone: 'Sem nota',
    done: 'Lançamento desfeito',
    failed: 'Erro ao desfazer o lançamento',
    loadFailed: 'Erro ao carregar o lançamento',
  },
  grade: formatGrade,
  effects: { new: '', change: 'Substitui', same: 'Igual', none: 'Pendente' },
  inReview: 'Em revisão',
  replaces: (count: number) =>
    `${counted(count, 'aluno já tem', 'alunos já têm')} outra nota neste período. Ela só é substituída se você a marcar.`,
  replaceAll: 'Substituir todas',
  keepAll: 'Manter todas',
  nothing: 'Nenhum aluno tem resultado corrigido que ainda não esteja lançado.',
  noDiscipline: 'Nenhuma disciplina nesta escola. Cadastre uma para lançar notas.',
  failed: 'Erro ao carregar os resultados',
  cancel: 'Cancelar',
  post: (count: number) => (count === 0 ? 'Lançar notas' : `Lançar ${counted(count, 'nota', 'notas')}`),
  posted: (count: number) => (count === 1 ? '1 nota lançada' : `${count} notas lançadas`),
  postFailed: 'Erro ao lançar as notas',
} as const;
