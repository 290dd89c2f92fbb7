/** Texts of the page of the map of skills. */
export const skillMapsCopy = {
  title: 'Mapa de habilidades',
  subtitle: 'O que cada escola, ou cada turma de uma escola, acertou em cada habilidade',
  institution: 'Instituição',
  institutionsFailed: 'Erro ao carregar instituições',
  wholeNetwork: 'Todas as escolas da rede',
  choose: 'Selecione o município',
  chooseHint: 'O mapa é de uma rede por vez.',
} as const;
