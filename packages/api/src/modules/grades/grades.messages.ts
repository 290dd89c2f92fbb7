const shown = (score: number): string => score.toLocaleString('pt-BR', { maximumFractionDigits: 1 });

/** What people read of a posted grade. */
export const gradeMessages = {
  saved: (count: number) => (count === 1 ? 'Nota lançada.' : `${count} notas lançadas.`),
  recorded: (name: string, count: number) => ({
    title: 'Notas lançadas',
    message: `${count === 1 ? '1 nota foi lançada' : `${count} notas foram lançadas`} na turma ${name}.`,
  }),
  notInClass: 'Este aluno não está nem esteve nesta turma',
  notOfSchool: 'Esta disciplina não é da instituição da turma',
  changed: (pupil: string, score: number, author: string | null) =>
    `${pupil}: ${author ?? 'outra pessoa'} já lançou ${shown(score)}`,
  gone: (pupil: string) => `${pupil}: esta nota não existe mais`,
  noClass: { field: 'class_id', message: 'Selecione a turma' },
} as const;
