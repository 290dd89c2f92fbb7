/** Words on a printed boletim. */
export const cardPageCopy = {
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
  issued: (day: string) => `Emitido em ${day}`,
  signatures: ['Direção', 'Responsável'],
  none: '–',
} as const;
