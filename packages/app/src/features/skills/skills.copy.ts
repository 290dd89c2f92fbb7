import { type SkillLineState, skillKindLabels } from '@caderneta/contract';

const states: Readonly<Record<SkillLineState, string>> = {
  new: 'Nova',
  changed: 'Alterada',
  same: 'Sem mudança',
  faulty: 'Com problema',
};
const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`;
const yearName = (year: number): string => (year > 9 ? `${year - 9}ª EM` : `${year}º`);
const isRun = (years: readonly number[]): boolean => years.every((year, at) => year === (years[0] ?? 0) + at);

/** Texts of Habilidades. */
export const skillsCopy = {
  title: 'Habilidades',
  subtitle: 'O que as questões das avaliações pedem: matrizes públicas e da rede',
  tools: 'Ferramentas da lista de habilidades',
  search: 'Buscar habilidades',
  searchPlaceholder: 'Buscar por código ou texto...',
  clear: 'Limpar filtros',
  noun: ['habilidade', 'habilidades'],
  add: 'Adicionar Habilidade',
  import: 'Importar planilha',
  empty: {
    title: 'Nenhuma habilidade cadastrada',
    message: 'Importe a planilha de uma matriz ou adicione um código. Um código vale mesmo sem texto.',
  },
  notFound: 'Nenhuma habilidade encontrada.',
  loadFailed: 'Erro ao carregar habilidades',
  fileName: 'habilidades',
  none: '—',
  kind: 'Origem',
  allKinds: 'Todas',
  kinds: skillKindLabels,
  year: 'Ano',
  allYears: 'Todos',
  yearName,
  /** '6º ao 9º', '1º, 3º'. */
  years: (years: readonly number[]): string => {
    const [first, last] = [years[0], years.at(-1)];
    if (first === undefined || last === undefined) return '—';
    return years.length > 2 && isRun(years)
      ? `${yearName(first)} ao ${yearName(last)}`
      : years.map(yearName).join(', ');
  },
  columns: {
    code: 'Código',
    text: 'Texto',
    component: 'Componente',
    years: 'Anos',
    topic: 'Tema',
    source: 'Matriz',
    municipality: 'Município',
    actions: 'Ações',
  },
  form: {
    addTitle: 'Adicionar Habilidade',
    editTitle: 'Editar Habilidade',
    municipality: 'Município',
    codeHint: 'Ex.: EF06LP12 ou um código da rede. De um código público seguem o componente e os anos.',
    textHint: 'Pode ficar vazio.',
    codeFixed: 'O código fica: as questões o usam.',
    yearsHint: 'Números com vírgulas, de 1 a 12. Ex.: 6, 7',
    yearsWrong: 'Use números de 1 a 12, com vírgulas',
  },
  removeTitle: 'Excluir Habilidade',
  toasts: {
    created: 'Habilidade criada',
    createFailed: 'Erro ao criar a habilidade',
    updated: 'Habilidade atualizada',
    updateFailed: 'Erro ao salvar',
    removed: 'Habilidade removida',
    removeFailed: 'Erro ao excluir',
  },
  importing: {
    title: 'Importar habilidades',
    file: 'Planilha',
    fileHint: 'Excel (.xlsx) ou CSV, até 3 MB: as tabelas públicas como são publicadas, ou a matriz da rede',
    fileUnreadable: 'O arquivo não pôde ser lido.',
    fileMissing: 'Escolha um arquivo',
    fileTooLarge: 'A planilha deve ter no máximo 3 MB.',
    source: 'Nome da matriz da rede',
    sourceHint:
      'Só para códigos que não são da BNCC nem do SAEB. Se ficar vazio, as que já existem ficam na matriz em que estão.',
    edition: 'Edição',
    editionHint: 'Ex.: 2018. Pode ficar vazia.',
    check: 'Conferir',
    checkFailed: 'Erro ao conferir a planilha',
    failed:
      'Erro ao importar: a resposta não chegou, e a planilha pode ter sido gravada. Importe de novo: nada se repete.',
    back: 'Trocar planilha',
    submit: 'Importar',
    nothing: 'Nada muda',
    preview: 'O que muda',
    of: (sources: readonly string[]) => `Matrizes: ${sources.join(', ')}`,
    summary: (counts: Readonly<Record<'new' | 'changed' | 'same' | 'gone', number>>) =>
      [
        counted(counts.new, 'nova', 'novas'),
        counted(counts.changed, 'alterada', 'alteradas'),
        counted(counts.same, 'sem mudança', 'sem mudança'),
        counted(counts.gone, 'fora da planilha', 'fora da planilha'),
      ].join(' · '),
    faulty: (count: number) =>
      `${counted(count, 'linha com problema', 'linhas com problema')}. Corrija a planilha: nada é importado enquanto houver uma.`,
    ignored: (headers: string) => `Colunas que não são usadas: ${headers}`,
    removeGone: (count: number) =>
      `Remover ${counted(count, 'habilidade que não está', 'habilidades que não estão')} na planilha`,
    usedStay: (count: number) =>
      `${counted(count, 'está em uso em questões ou aulas e fica', 'estão em uso em questões ou aulas e ficam')}.`,
    show: 'Mostrar',
    states,
    gone: 'Fora da planilha',
    goneUsed: 'Em uso: fica',
    goneFree: 'Fora da planilha',
    columns: { line: 'Linha', code: 'Código', text: 'Texto', years: 'Anos', state: 'O que muda' },
    noRows: 'Nenhuma linha.',
  },
} as const;
