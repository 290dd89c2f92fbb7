/** Words on a printed boletim. */
export const reportCardCopy = {
  title: (year: number) => `Boletim escolar ${year}`,
  student: 'Aluno',
  matricula: 'Matrícula',
  class: 'Turma',
  discipline: 'Disciplina',
  score: 'Nota',
  absent: 'Faltas',
  mean: 'Média',
  frequency: 'Freq. %',
  situation: 'Situação',
  result: 'Resultado do ano',
  signatures: ['Direção', 'Responsável'],
  none: '–',
} as const;
