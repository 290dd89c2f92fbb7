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
  scale: {
    title: 'Escala da rede',
    roles: network,
    what: 'Provas de anos diferentes na mesma régua, para ver se a rede avançou. Não é SAEB nem proficiência.',
    steps: [
      'Toque em Nova calibração e escolha uma avaliação dada a várias turmas, com 200 folhas corrigidas ou mais.',
      'A primeira prova é a do ano-base; nas seguintes, diga quais questões se repetem.',
      'Abra uma calibração pronta e compare as faixas: onde se cobrem, a diferença pode ser acaso.',
    ],
  },
} satisfies Record<string, Guide>;
