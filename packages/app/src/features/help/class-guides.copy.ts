import { administrators, type Guide, staff } from './guide.ts';

const classArea: Guide = {
  title: 'Gerenciar Turma',
  roles: staff,
  what: 'Tudo de uma turma: cronograma, frequência, notas, avaliações, materiais e alunos, uma aba para cada coisa.',
  steps: [
    'Em Frequência, escolha a disciplina e o dia, marque quem faltou e salve. Sem celular na aula, use Folha de chamada: imprima o mês e, depois, fotografe.',
    'Em Notas, digite as notas do período; elas ficam no aparelho até chegarem ao servidor.',
    'Em Avaliações, crie a prova, preencha o gabarito, imprima as folhas e corrija.',
  ],
};

/** Help of the work with classes and their assessments. */
export const classGuides = {
  rollCallStart: {
    title: 'Chamada',
    roles: staff,
    what: 'O atalho para a chamada: as suas turmas, com o que falta hoje.',
    steps: [
      'Toque na turma com Chamada pendente.',
      'Marque quem faltou; os outros ficam presentes.',
      'Toque em Salvar frequência. Sem internet, ela é enviada depois.',
    ],
  },
  correctionStart: {
    title: 'Corrigir',
    roles: staff,
    what: 'O atalho para a correção: as avaliações que esperam folhas.',
    steps: [
      'Escolha a avaliação.',
      'Aponte a câmera para as folhas, uma depois da outra, ou envie fotos.',
      'Decida as que ficaram em dúvida e confira os resultados.',
    ],
  },
  classes: {
    title: 'Turmas',
    roles: staff,
    what: 'As turmas ao seu alcance. O professor começa pelas suas; as outras estão em Toda a escola.',
    steps: [
      'Busque pela série, pela turma ou pela escola.',
      'Toque na turma para abrir frequência, notas e avaliações.',
      'Quem pode criar turmas usa Adicionar Turma, no alto.',
    ],
  },
  manageClass: classArea,
  classArea,
  yearTurnover: {
    title: 'Virar o ano',
    roles: administrators,
    what: 'Cria as turmas do ano seguinte e rematricula os alunos, turma por turma.',
    steps: [
      'Confira em cada turma quem foi aprovado e quem fica; toque em um total para ver só esses alunos.',
      'Mude a decisão de um aluno onde for preciso; ela fica guardada.',
      'No fim, toque em Virar o ano, confira o início das novas matrículas e confirme.',
    ],
  },
  activities: {
    title: 'Gestão de Avaliações',
    roles: administrators,
    what: 'As avaliações de todas as turmas ao seu alcance.',
    steps: [
      'Filtre por escola ou turma, ou busque pelo título.',
      'Abra uma avaliação para ver gabarito, resultados e próximos passos; no gabarito, o botão ao lado de cada questão diz como ela se corrige.',
      'Use Aplicar em várias turmas para repetir a mesma prova.',
    ],
  },
  assessmentResults: {
    title: 'Resultados',
    roles: staff,
    what: 'O resultado de cada aluno e o acerto de cada questão.',
    steps: [
      'Veja a distribuição e quem ainda não tem resultado.',
      'Em Questões, veja o que a turma mais errou; uma questão pode ser anulada.',
      'Na turma, em Avaliações, Lançar como nota leva os resultados às notas.',
    ],
  },
  assessmentReview: {
    title: 'Revisão',
    roles: staff,
    what: 'As marcas em dúvida, uma por vez, com a foto ao lado.',
    steps: [
      'Olhe o recorte da folha.',
      'Escolha a letra, em branco ou dupla; o teclado também serve.',
      'A próxima vem sozinha. Desfazer volta a última decisão.',
    ],
  },
  sheetCorrection: {
    title: 'Correção de folhas',
    roles: staff,
    what: 'A câmera lê as marcas das folhas de resposta no próprio aparelho.',
    steps: [
      'Deixe a folha inteira na imagem, com os quatro cantos à vista.',
      'Espere o sinal e passe à próxima; o nome vem do código da folha.',
      'Sem câmera, envie fotos ou um PDF, ou digite as respostas.',
    ],
  },
  readingCorrection: {
    title: 'Correção de leitura',
    roles: staff,
    what: 'Ouve a leitura em voz alta e marca o que foi lido em seis critérios.',
    steps: [
      'Escolha o aluno e grave a leitura, ou envie um áudio.',
      'Confira as palavras marcadas e mude as que estiverem erradas.',
      'Toque em Salvar resultado.',
    ],
  },
} as const satisfies Readonly<Record<string, Guide>>;
