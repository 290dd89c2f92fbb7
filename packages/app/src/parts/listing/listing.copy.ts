import { counted, formatCount } from '../../lib/numbers.ts';

/** Texts that every list shares. */
export const listingCopy = {
  filters: 'Filtros',
  showResults: 'Ver resultados',
  close: 'Fechar',
  range: (first: number, last: number, total: number, one: string, many: string) =>
    `${formatCount(first)}–${formatCount(last)} de ${counted(total, one, many)}`,
  /** Of a count that the server did not take to its end. */
  moreThan: (counted: string) => `Mais de ${counted}`,
  rangeOfMore: (first: number, last: number, total: number, many: string) =>
    `${formatCount(first)}–${formatCount(last)} de mais de ${formatCount(total)} ${many}`,
  /** What narrows a list, as its workbook says it. */
  narrowing: {
    search: 'Busca',
    year: 'Ano letivo',
    municipality: 'Município',
    institution: 'Instituição',
    class: 'Turma',
    grade: 'Ano de escolaridade',
    component: 'Componente',
    level: 'Nível',
    skill: 'Habilidade',
    kind: 'Origem',
    role: 'Perfil',
    status: 'Status',
    type: 'Tipo',
    state: 'Situação',
    rollCall: 'Chamada',
  },
  allMunicipalities: 'Todos os municípios',
  exportFailed: 'Não foi possível preparar a lista',
  nothing: 'Não há nada para levar: a lista está vazia.',
  cut: (count: number) => `A lista é grande: só os primeiros ${formatCount(count)} registros foram levados.`,
} as const;

/** What the buttons of a row are called. */
export const rowLabels = {
  details: (name: string) => `Ver ${name}`,
  edit: (name: string) => `Editar ${name}`,
  remove: (name: string) => `Excluir ${name}`,
  /** The same in the menu of one row. */
  acts: { details: 'Ver', edit: 'Editar', remove: 'Excluir' },
  menu: (name: string) => `Ações de ${name}`,
  more: (name: string) => `Mais ações: ${name}`,
} as const;

/** What is said before a record goes for good, after its name: one that ends a sentence, as a question does, wants no full stop. */
export const irreversibleAfter = (name: string) =>
  `${/[.?!…:]$/.test(name) ? '' : '.'} Esta ação é irreversível. Para confirmar, digite EXCLUIR.`;
