/** Texts of the search through everything. */
export const searchCopy = {
  label: 'Buscar em tudo',
  placeholder: 'Estudante, turma, avaliação ou tela',
  groups: {
    actions: 'Ações',
    screens: 'Telas',
    pupils: 'Estudantes',
    classes: 'Turmas',
    assessments: 'Avaliações',
  },
  nothing: 'Nada encontrado com essas palavras.',
  hint: 'Digite três letras ou mais; para turmas, duas.',
  offline: 'Sem conexão, a busca encontra só telas e ações.',
} as const;
