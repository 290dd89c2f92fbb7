const letters = 'ABCDE';

/** Words printed on the sheets. */
export const sheetCopy = {
  student: 'Aluno',
  className: 'Turma',
  date: 'Data',
  howTo: 'Como preencher',
  steps: (options: number, takesSeveral: boolean, hasTeachers: boolean): readonly string[] => [
    'Use caneta azul ou preta e pinte a bolinha inteira.',
    takesSeveral
      ? 'Marque uma alternativa por questão; mais de uma, só onde a prova pede.'
      : options === 2
        ? 'Marque só uma alternativa por questão, A ou B.'
        : `Marque só uma alternativa por questão, de A a ${letters[options - 1]}.`,
    hasTeachers
      ? 'Não dobre a folha nem escreva nos quadrados pretos e nas linhas cinza.'
      : 'Não dobre a folha nem escreva nos quadrados pretos.',
  ],
  teacher: 'professor(a)',
  short: 'Pinte a bolinha inteira, só uma por questão, com caneta azul ou preta.',
  shortOfSeveral: 'Pinte a bolinha inteira, mais de uma só onde a prova pede, com caneta azul ou preta.',
  shortOfTeacher: ' As linhas cinza são do professor(a).',
  right: 'Certo',
  wrong: 'Errado',
  mistake: 'Errou? Peça outra folha.',
  column: (group: number): string => `Coluna ${group + 1}`,
  foot: 'Folha gerada pela Caderneta · Para leitura pela câmera, mantenha os quatro cantos visíveis.',
  letter: (option: number): string => letters[option] ?? '',
  legacyTitle: 'GABARITO',
  defaultTitle: 'Folha de respostas',
  questions: (count: number): string => `${count} ${count === 1 ? 'questão' : 'questões'}`,
} as const;
