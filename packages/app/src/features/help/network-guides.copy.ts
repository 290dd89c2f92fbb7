import { type Guide, network, staff } from './guide.ts';

/** Pages of help of skills, their maps and the network's scale. */
export const networkGuides = {
  skills: {
    title: 'Habilidades',
    roles: staff,
    what: 'As matrizes de habilidades da rede, que as questões das avaliações usam.',
    steps: [
      'Busque por código ou texto, ou filtre por origem e ano.',
      'Quem administra a rede toca em Importar planilha para trazer uma tabela, e vê o que é novo antes de salvar.',
      'No gabarito de uma avaliação, escolha até três habilidades para cada questão.',
    ],
  },
  skillMaps: {
    title: 'Mapa de habilidades',
    roles: staff,
    what: 'O que as turmas de uma escola, ou as escolas da rede, acertaram em cada habilidade.',
    steps: [
      'Em Relatórios, toque em Mapa de habilidades; filtre por ano, componente e ano de escolaridade.',
      'Toque em uma célula, ou ande com as setas, para ler a habilidade por inteiro.',
      'Baixe a planilha, ou imprima: no papel, cada habilidade diz quem precisa retomar.',
    ],
  },
  questionBank: {
    title: 'Banco de questões',
    roles: staff,
    what: 'As questões que a rede guarda, com enunciado, imagem, alternativas, habilidades e o que os alunos fizeram de cada uma. Alunos não as veem.',
    steps: [
      'Toque em Nova questão, ou guarde a de uma prova corrigida em Resultados, na aba Questões.',
      'Filtre por ano, nível, componente ou habilidade; abra uma questão para ver cada uso. Exportar QTI leva o que está filtrado.',
      'Cada professor altera o que escreveu; quem administra a rede altera tudo. O que já foi impresso não muda: duplique.',
    ],
  },
  assembleAssessment: {
    title: 'Montar avaliação',
    roles: staff,
    what: 'Junta questões do banco em uma prova, com gabarito, habilidades e caderno para imprimir.',
    steps: [
      'Filtre por habilidade e nível, e toque em Adicionar; suba ou desça cada questão em Na prova.',
      'Escolha a turma, dê um título e, se quiser, marque Versões A e B: a B tem as mesmas questões sorteadas.',
      'Crie a avaliação; em Avaliações, Imprimir folhas oferece também o caderno de cada versão.',
    ],
  },
  scale: {
    title: 'Escala da rede',
    roles: network,
    what: 'Provas de anos diferentes na mesma régua, para ver se a rede avançou. Não é SAEB nem proficiência.',
    steps: [
      'Toque em Nova calibração e escolha uma avaliação dada a várias turmas, com 200 folhas corrigidas ou mais.',
      'A primeira prova é a do ano-base; nas seguintes, diga quais questões se repetem.',
      'Abra uma calibração pronta e compare as faixas: onde se cobrem, a diferença pode ser acaso. Em Escola, veja uma delas ao longo dos anos.',
    ],
  },
} satisfies Record<string, Guide>;
