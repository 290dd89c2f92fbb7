import type { RuleKind, SeveralGrading, SheetPart } from '@caderneta/contract';
import { formatHits } from '../../lib/numbers.ts';

/** Texts of the answer-key editor. */
export const answerKeyCopy = {
  title: (assessment: string) => `Gabarito · ${assessment}`,
  hint: 'Digite A, B, C ou D para marcar e passar à próxima questão.',
  rules: {
    open: (question: string) => `Como se corrige: ${question}`,
    of: (question: string) => `${question}: `,
    region: (question: string) => `Correção: ${question}`,
    kind: 'Como se corrige',
    kinds: {
      choice: 'Uma alternativa certa',
      several: 'Várias alternativas certas juntas',
      alternatives: 'Alternativas com pontos próprios',
      'true-false': 'Verdadeiro ou falso',
      open: 'Aberta, com nota do professor(a)',
      numeric: 'Numérica, em uma grade',
    } satisfies Record<RuleKind, string>,
    letters: 'Alternativas certas',
    grading: 'Pontos',
    gradings: { exact: 'Exata', partial: 'Parcial' } satisfies Record<SeveralGrading, string>,
    gradingHints: {
      exact: 'Vale 1 ponto com todas as certas marcadas e nenhuma errada; senão, nada.',
      partial: 'Vale (certas marcadas − erradas marcadas) ÷ certas, e nunca menos que zero.',
    } satisfies Record<SeveralGrading, string>,
    pointsOf: (letter: string) => `Pontos da ${letter.toUpperCase()}`,
    pointsHint: 'O aluno marca uma só. A melhor vale 1 ponto; zero é errada.',
    needsWhole: (now: string) => `Uma das alternativas deve valer 1 ponto. Até lá, a questão fica como estava: ${now}.`,
    statement: 'A afirmação é',
    truths: [
      { id: 'V', label: 'Verdadeira' },
      { id: 'F', label: 'Falsa' },
    ],
    statementHint: 'Na folha, V fica na bolinha A e F na B.',
    boxes: 'Caixas para a nota',
    openHint:
      'Na folha, a linha sai sombreada. Depois de corrigir, pinte uma caixa e leia a folha: a questão vale a parte marcada. Sem caixa pintada, o resultado espera a nota.',
    fiveBoxes:
      'Com cinco caixas, toda linha da folha tem cinco bolinhas. Folhas já impressas com quatro não servem mais.',
    value: 'Número certo',
    tolerance: 'Tolerância, para mais ou para menos',
    tooLong: 'A grade tem cinco algarismos: o número não cabe nela. Até lá, a questão fica como estava.',
    numericHint:
      'O aluno escreve o número em uma grade no fim da folha: até cinco algarismos, com sinal e vírgula. São até quatro por página, e folhas já impressas sem a grade não servem mais.',
  },
  restored: 'Recuperamos o que você marcou e ainda não salvou.',
  column: (number: number) => `Coluna ${number}`,
  columns: 'Colunas',
  noRoom: 'As questões numéricas não cabem em duas páginas: são até quatro por página, com até 13 questões por coluna.',
  /** Where the columns stand on paper; nothing on a sheet of one page. */
  pages: (pages: readonly SheetPart[]) => {
    const [, second] = pages;
    if (second === undefined) return undefined;
    const last = second.from + second.columns.length;
    return `Duas páginas por aluno: até a coluna ${second.from} na primeira, até a ${last} na segunda.`;
  },
  size: (number: number) => `Questões na coluna ${number}`,
  question: (column: number, question: number) => `Coluna ${column}, questão ${question}`,
  untouched: 'Não marcada',
  doubtful: 'Confira: a foto não deixou certeza',
  letter: (letter: string) => `Alternativa ${letter.toUpperCase()}`,
  recompute: (count: number) =>
    count === 1
      ? 'Já há 1 resultado salvo. Mudar o gabarito recalcula esse resultado.'
      : `Já há ${count} resultados salvos. Mudar o gabarito recalcula todos eles.`,
  discard: 'Há mudanças que não foram salvas.',
  discardConfirm: 'Descartar mudanças',
  keepEditing: 'Continuar editando',
  /** Of a draft that is found again over a key that somebody saved meanwhile. */
  unknownConflict: { by: 'Outra pessoa', at: null, changed: ['Gabarito'], fields: [] },
  cancel: 'Cancelar',
  close: 'Fechar',
  save: 'Salvar',
  saved: 'Gabarito salvo',
  failed: 'Erro ao salvar gabarito',
  loadFailed: 'Erro ao carregar o gabarito',
  defaults: (count: number) =>
    count === 1
      ? '1 questão não foi marcada e será salva como A. Salvar assim mesmo?'
      : `${count} questões não foram marcadas e serão salvas como A. Salvar assim mesmo?`,
  saveDefaults: 'Salvar assim mesmo',
  markRest: 'Marcar as que faltam',
  photo: {
    choose: 'Importar de uma foto',
    hint: 'Foto de uma folha preenchida com as respostas certas, com as mesmas questões em cada coluna. Ela é lida neste aparelho.',
    reading: 'Lendo a folha...',
    failed: 'A folha não pôde ser lida',
    read: (read: number, all: number) => `${read} de ${all} questões lidas na foto`,
    clear: 'Confira as respostas abaixo antes de usar.',
    doubtful: (positions: string) =>
      `Ficaram como estavam, porque a foto não deixou certeza: ${positions}. Confira antes de salvar.`,
    position: (column: number, question: number) => `coluna ${column}, questão ${question}`,
    use: 'Usar estas respostas',
    discard: 'Descartar a foto',
  },
  versions: {
    label: 'Partes do gabarito',
    of: (version: string) => `Versão ${version}`,
    skills: 'Habilidades',
    none: 'Esta avaliação tem só uma versão',
    noneHint: 'Com uma versão B, cada folha traz a sua versão no código, e a correção usa o gabarito dela.',
    makeOrder: 'Mesmas questões, em outra ordem',
    makeOwn: 'Questões próprias',
    orderHint:
      'Para cada questão da versão B, escolha qual questão da versão A ela é. As alternativas ficam na mesma ordem, e o gabarito da B segue o da A.',
    ownHint: 'As questões da versão B são outras: marque a resposta certa de cada uma.',
    draw: 'Sortear a ordem em cada coluna',
    remove: 'Retirar a versão B',
    columnOfB: (number: number) => `Versão B, coluna ${number}`,
    whichOfA: (column: number, question: number) => `Coluna ${column}, questão ${question} da versão B`,
    ofA: (column: number, question: number, hasColumns: boolean) =>
      hasColumns ? `Coluna ${column}, questão ${question}` : `Questão ${question}`,
    choose: 'Escolha',
    missing: (count: number) =>
      count === 1 ? 'Falta 1 questão da versão B.' : `Faltam ${count} questões da versão B.`,
    twice: (positions: string) => `Cada questão da versão A aparece uma vez só. Repetidas: ${positions}.`,
  },
  effect: {
    title: 'O que muda',
    list: 'Alunos cujos acertos mudam',
    columns: { student: 'Aluno', from: 'Acertos hoje', to: 'Com este gabarito' },
    hits: (hits: number | null, total: number | null) =>
      hits === null || total === null ? '–' : `${formatHits(hits)} de ${total}`,
    recomputed: (count: number) =>
      count === 1 ? '1 resultado será recalculado.' : `${count} resultados serão recalculados.`,
    changes: (count: number) => {
      if (count === 0) return 'Os acertos de ninguém mudam.';
      const whose = count === 1 ? 'Os acertos de 1 aluno mudam.' : `Os acertos de ${count} alunos mudam.`;
      return `${whose} Notas já lançadas ficam como estão, até alguém lançar de novo.`;
    },
    inClass: (student: string, className: string) => `${student} (${className})`,
    confirm: 'Salvar e recalcular',
    back: 'Voltar ao gabarito',
  },
  readOnly: 'Você pode ver este gabarito, mas não alterar.',
} as const;
