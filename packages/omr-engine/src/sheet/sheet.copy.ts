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
      ? 'Não dobre a folha nem escreva nos quadrados e nas linhas cinza.'
      : 'Não dobre a folha nem escreva nos quadrados pretos.',
  ],
  teacher: 'professor(a)',
  inGrid: 'na grade',
  minus: '−',
  comma: ',',
  gridOf: (question: number, column: number | null): string =>
    column === null ? `Questão ${question}` : `Questão ${question} · coluna ${column}`,
  noQuestion: 'Não preencha',
  short: (takesSeveral: boolean, hasTeachers: boolean): string =>
    `Pinte a bolinha inteira, ${takesSeveral ? 'mais de uma só onde a prova pede' : 'só uma por questão'}${
      hasTeachers ? '; as linhas cinza são do professor(a).' : ', com caneta azul ou preta.'
    }`,
  shortWithGrids:
    'Pinte a bolinha inteira e não marque nas linhas cinza. Na grade, escreva o número nos quadros e pinte um algarismo por coluna e, se houver, o sinal e a vírgula.',
  right: 'Certo',
  wrong: 'Errado',
  mistake: 'Errou? Peça outra folha.',
  column: (group: number): string => `Coluna ${group + 1}`,
  foot: 'Folha gerada pela Caderneta · Para leitura pela câmera, mantenha os quatro cantos visíveis.',
  letter: (option: number): string => letters[option] ?? '',
  legacyTitle: 'GABARITO',
  defaultTitle: 'Folha de respostas',
  page: (number: number): string => `página ${number} de 2`,
  questions: (count: number): string => `${count} ${count === 1 ? 'questão' : 'questões'}`,
} as const;
