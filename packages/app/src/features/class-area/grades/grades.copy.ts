import type { GradeScope } from '@caderneta/contract';

const short: Record<GradeScope, string> = { BIMESTER: 'bim.', TRIMESTER: 'trim.', SEMESTER: 'sem.', MONTHLY: 'mês' };
const long: Record<GradeScope, string> = {
  BIMESTER: 'bimestre',
  TRIMESTER: 'trimestre',
  SEMESTER: 'semestre',
  MONTHLY: 'mês',
};

/** Texts of Notas. */
export const gradesCopy = {
  region: 'Notas da turma',
  discipline: 'Disciplina',
  scope: 'Escopo',
  scopes: { BIMESTER: 'Bimestre', TRIMESTER: 'Trimestre', SEMESTER: 'Semestre', MONTHLY: 'Mês' },
  period: 'Período',
  periodOption: (index: number) => `${index}º`,
  year: 'Ano',
  column: (scope: GradeScope, index: number) => `${index}º ${short[scope]}`,
  titleOf: (scope: GradeScope, index: number) => `Notas do ${index}º ${long[scope]}`,
  sheetOf: (scope: GradeScope, index: number, discipline: string, className: string) =>
    `Notas de ${discipline}, ${index}º ${long[scope]}, ${className}`,
  noDiscipline: 'Nenhuma disciplina nesta escola. Cadastre uma para lançar notas.',
  noStudents: 'Nenhum aluno matriculado nesta turma.',
  failed: 'Erro ao carregar as notas',
  saving: 'Salvando...',
  waiting: 'Guardadas neste aparelho, aguardando conexão para enviar.',
  savedAt: (time: string) => `Salvo às ${time}`,
  range: (count: number) => (count === 1 ? '1 estudante' : `1–${count} de ${count} estudantes`),
  offline: 'Sem conexão. Pode lançar: as notas ficam guardadas neste aparelho até serem enviadas.',
  refused: 'As notas não foram salvas',
  retry: 'Tentar novamente',
  discard: 'Descartar o que não foi salvo',
  lost: 'Este aparelho não pôde guardá-las (pode estar sem espaço): elas estão só nesta tela. Tente de novo antes de sair.',
  somebody: 'Outra pessoa',
  keeps: 'Uma nota lançada pode ser mudada, mas não apagada.',
  readOnly: 'Somente quem leciona nesta turma, ou a direção, lança notas.',
  repost: 'Lançar de novo',
  repostOf: (assessment: string) => `Lançar de novo: ${assessment}`,
  outdated: (count: number, assessment: string) =>
    `${count === 1 ? 'O resultado de 1 aluno mudou' : `Os resultados de ${count} alunos mudaram`} em "${assessment}" desde o lançamento. A nota só muda se você lançar de novo.`,
  outdatedGrade: (now: string | null) =>
    now === null ? 'Desatualizada: sem resultado agora' : `Desatualizada: o resultado agora dá ${now}`,
  brought: (from: string, grades: readonly string[]) =>
    `${grades.length === 1 ? 'Nota trazida' : 'Notas trazidas'} de ${from}: ${grades.join(', ')}`,
  outdatedFailed: 'Não foi possível ver se há notas de resultados que mudaram.',
  broughtFailed: 'As notas trazidas de outras turmas não carregaram.',
  broughtMissing: 'Sem elas, a média de quem mudou de turma pode estar incompleta.',
  posting: 'Lançamento',
  posted: (done: number, all: number) => `${done} de ${all}`,
  postedNoun: 'notas lançadas',
  postedLabel: 'Notas lançadas',
  distribution: (scope: GradeScope, index: number) => `Distribuição do ${index}º ${long[scope]}`,
  keyboard: 'Teclado',
  keys: [
    { action: 'Próximo estudante', keys: ['Enter'] },
    { action: 'Subir ou descer', keys: ['↑', '↓'] },
    { action: 'Mais ou menos 0,1', keys: ['+', '−'] },
    { action: 'Desfazer a célula', keys: ['Esc'] },
  ],
} as const;
