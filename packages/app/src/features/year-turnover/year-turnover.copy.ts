import { counted } from '../../lib/numbers.ts';

const pupils = (count: number) => counted(count, 'aluno', 'alunos');

/** Texts of Virar o ano. */
export const yearTurnoverCopy = {
  title: 'Virar o ano',
  subtitle: (from: number, to: number) => `Passa as turmas de ${from} para ${to} e rematricula os alunos`,
  institution: 'Instituição',
  institutionPlaceholder: 'Selecione uma instituição',
  institutionsFailed: 'Erro ao carregar instituições',
  year: 'Ano letivo',
  startsOn: 'Início das novas matrículas',
  chooseInstitution: {
    title: 'Selecione uma instituição',
    message: 'O ano vira uma escola por vez.',
  },
  loadFailed: 'Erro ao carregar as turmas do ano',
  empty: { title: 'Nenhuma turma neste ano letivo', message: 'Escolha outro ano ou outra instituição.' },
  notOver: 'O ano letivo ainda não terminou: confira as notas e a frequência antes de virar.',
  totals: 'Totais',
  groups: { approved: 'Promovidos', retained: 'Retidos', undecided: 'Por decidir', done: 'Já passaram' },
  pupils: 'Alunos',
  allPupils: 'Todos os alunos',
  noneOfGroup: 'Nenhum aluno aqui',
  class: 'Turma',
  classes: 'Turmas da escola',
  classOf: (name: string, undecided: number) => (undecided === 0 ? name : `${name} · ${undecided} por decidir`),
  goesTo: (name: string) => `Promovidos vão para ${name}`,
  staysIn: (name: string) => `Retidos ficam em ${name}`,
  concludes: 'Promovidos concluem nesta escola',
  nextGrade: 'Série seguinte',
  nextGradeHint: 'Em branco: os promovidos concluem nesta escola.',
  columns: {
    name: 'Aluno',
    matricula: 'Matrícula',
    situation: 'Situação',
    mean: 'Média',
    frequency: 'Frequência',
    outcome: 'Resultado',
  },
  record: (mean: string, frequency: string) => `Média ${mean} · Freq. ${frequency}`,
  enrolment: (situation: string, matricula: string | null) =>
    matricula === null ? situation : `${situation} · ${matricula}`,
  outcomeOf: (name: string) => `Resultado de ${name}`,
  toDecide: 'Por decidir',
  isDone: 'Ano já virado',
  none: '—',
  nothing: 'Escolha o resultado de ao menos um aluno para virar o ano.',
  turn: 'Virar o ano',
  cancel: 'Cancelar',
  confirm: {
    title: (from: number, to: number) => `Virar de ${from} para ${to}?`,
    message: (approved: number, retained: number, undecided: number) =>
      `Com nova matrícula: ${pupils(approved)} na série seguinte e ${pupils(retained)} na mesma. Sem decisão: ${pupils(undecided)}, que ficam como estão para virar depois. As turmas que faltam no ano seguinte são criadas.`,
  },
  failed: 'Erro ao virar o ano',
  summary: (answer: {
    classes_created: number;
    approved: number;
    retained: number;
    concluded: number;
    undecided: number;
  }) =>
    `Ano virado! ${counted(answer.classes_created, 'turma criada', 'turmas criadas')}. Promovidos: ${answer.approved}. Retidos: ${answer.retained}. Concluídos: ${answer.concluded}. Por decidir: ${answer.undecided}.`,
} as const;
