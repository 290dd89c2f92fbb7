import {
  type AnswerKey,
  type KeyViolation,
  keyColumnsFor,
  keyLettersFor,
  keySizesFor,
  mostColumns,
  mostGrids,
  mostRowsAboveGrids,
  optionLetters,
  type QuestionRef,
  type ReviewAnswer,
  type SheetAnswer,
  type SheetModelShape,
} from '@caderneta/contract';

const shown = (score: number): string => score.toLocaleString('pt-BR', { maximumFractionDigits: 2 });

const oneOf = new Intl.ListFormat('pt-BR', { type: 'disjunction' });

const sizesText = (saved: AnswerKey): string =>
  Array.from({ length: keyColumnsFor(saved) }, (_, column) => {
    const sizes = oneOf.format(keySizesFor(saved, { column, count: keyColumnsFor(saved) }).map(String));
    return `${column === 0 ? 'A' : 'a'} coluna ${column + 1} tem ${sizes} questões`;
  })
    .join('; ')
    .concat('.');

const decided = { BLANK: 'em branco', DOUBLE: 'marcação dupla', waiting: 'à espera de revisão' } as const;

/** What people read of what happened to an assessment. */
export const assessmentMessages = {
  created: (title: string) => ({ title: 'Avaliação criada', message: `A avaliação "${title}" foi criada.` }),
  updated: (title: string) => ({ title: 'Avaliação atualizada', message: `A avaliação "${title}" foi atualizada.` }),
  removed: (title: string, archived: boolean) => ({
    title: 'Avaliação removida',
    message: archived ? `A avaliação "${title}" foi removida e arquivada.` : `A avaliação "${title}" foi removida.`,
  }),
  printed: (title: string) => ({
    title: 'Folhas geradas',
    message: `As folhas de "${title}" foram geradas para imprimir.`,
  }),
  keySaved: (title: string, recomputed: number) => ({
    title: 'Gabarito salvo',
    message:
      recomputed === 0
        ? `O gabarito de "${title}" foi salvo.`
        : `O gabarito de "${title}" foi salvo e ${recomputed === 1 ? '1 resultado foi recalculado' : `${recomputed} resultados foram recalculados`}.`,
  }),
  resultSaved: (title: string, student: string) => ({
    title: 'Resultado salvo',
    message: `O resultado de ${student} em "${title}" foi salvo.`,
  }),
  ownDevice: 'você, em outra aba ou aparelho,',
  resultChanged: (student: string, score: number, author: string | null) =>
    `${student}: ${author ?? 'outra pessoa'} já salvou ${shown(score)}`,
  /** A result as it stands, or as it is to. */
  resultGiven: {
    label: 'Resultado',
    up: 'desfeito',
    as: ({ hits, total, score }: { hits: number | null; total: number | null; score: number }) =>
      hits === null || total === null ? shown(score) : `${shown(hits)} de ${total}`,
  },
  resultGone: (student: string) => `${student}: este resultado não existe mais`,
  resultRemoved: (title: string, student: string) => ({
    title: 'Resultado desfeito',
    message: `O resultado de ${student} em "${title}" foi desfeito.`,
  }),
  attemptRestored: (title: string, student: string) => ({
    title: 'Resultado anterior',
    message: `O resultado de ${student} em "${title}" voltou a um anterior.`,
  }),
  reviewed: (title: string, student: string) => ({
    title: 'Questões revisadas',
    message: `A folha de ${student} em "${title}" foi revisada.`,
  }),
  applied: (title: string, count: number) => ({
    title: 'Avaliação aplicada',
    message: `A avaliação "${title}" foi aplicada em ${count === 1 ? 'mais 1 turma' : `mais ${count} turmas`}.`,
  }),
  gradesPosted: (count: number) => (count === 1 ? 'Nota lançada.' : `${count} notas lançadas.`),
  withdrawalChanged: 'As notas mudaram enquanto isso. Confira o que ficaria e desfaça de novo.',
  withdrawnText: 'Lançamento desfeito',
  withdrawn: (title: string, count: number) => ({
    title: 'Lançamento desfeito',
    message: `O lançamento de "${title}" como nota foi desfeito: ${count === 1 ? '1 nota mudou' : `${count} notas mudaram`}.`,
  }),
  noResult: (index: number) => ({
    field: `grades.${index}.student_profile_id`,
    message: 'Este aluno não tem resultado corrigido nesta avaliação',
  }),
  resultsChanged: 'Os resultados mudaram enquanto isso. Confira as notas e lance de novo.',
  otherScore: (index: number, pupil: string) => ({
    field: `grades.${index}.score`,
    message: `${pupil}: a nota calculada mudou`,
  }),
  skillsSaved: (title: string) => ({
    title: 'Habilidades salvas',
    message: `As habilidades das questões de "${title}" foram salvas.`,
  }),
  skillUnasked: { field: 'questions', message: 'Só uma questão do gabarito salvo tem habilidades.' },
  annulledUnasked: { field: 'annulled', message: 'Só uma questão do gabarito pode ser anulada.' },
  otherInstitution: { field: 'class_id', message: 'A turma não pertence à instituição escolhida.' },
  formatFixed: { field: 'format', message: 'O formato não muda depois que há resultados.' },
  versionOrder: {
    field: 'version_b',
    message: 'Na versão B, cada questão da versão A deve aparecer uma vez, em colunas do mesmo tamanho.',
  },
  versionShape: {
    field: 'version_b',
    message: 'A versão B deve ter as mesmas colunas que a versão A, com as mesmas quantidades de questões.',
  },
  versionInUse: (title: string) => ({
    field: 'version_b',
    message: `Há folhas da versão B corrigidas em "${title}". Desfaça esses resultados antes de retirar a versão B.`,
  }),
  ruleBeyondBooklet: ({ group, question, options }: QuestionRef & { options: readonly string[] }) => ({
    field: 'key',
    message: `A questão ${question} da coluna ${group + 1} tem, no caderno, as alternativas de A a ${optionLetters[options.length - 1]}: escolha a certa entre elas.`,
  }),
  rulesUnread: {
    field: 'details',
    message:
      'Este gabarito tem questões de várias certas, com pontos, de V e F, abertas ou numéricas, que a leitura de um aplicativo antigo não conhece. Atualize o aplicativo e leia a folha de novo.',
  },
  pagesUnread: {
    field: 'details',
    message:
      'A folha desta avaliação tem duas páginas, que um aplicativo antigo não conhece. Atualize o aplicativo e leia a folha de novo.',
  },
  photoOfPages: { field: 'photo', message: 'De uma folha de duas páginas não se guarda a foto.' },
  printedPages: {
    field: 'key',
    message:
      'As folhas desta avaliação já foram impressas: cada coluna fica na página em que saiu. Para mudar as páginas, crie outra avaliação.',
  },
  versionGone:
    'Esta folha é da versão B, que o gabarito não tem mais. Ponha a versão B de volta no gabarito antes de usar a folha.',
  versionUnknown: { field: 'key_version', message: 'Esta avaliação não tem versão B do gabarito.' },
  otherThanSheet: ({ areas, options }: Pick<SheetModelShape, 'areas' | 'options'>) => ({
    field: 'key',
    message: `O modelo de folha desta avaliação tem ${areas.length === 1 ? '1 coluna' : `${areas.length} colunas`} (${areas.join(', ')} questões) e alternativas até ${options > 4 ? 'E' : 'D'}.`,
  }),
  otherSheet: {
    field: 'sheet_model_edition_id',
    message: 'Este modelo de folha não está disponível para esta escola. Escolha outro.',
  },
  sheetOfReading: {
    field: 'sheet_model_edition_id',
    message: 'Uma avaliação de leitura não tem folha de respostas.',
  },
  sheetFixed: {
    field: 'sheet_model_edition_id',
    message: 'A folha não muda mais depois que o gabarito foi salvo.',
  },
  otherKey: {
    gaps: () => ({
      field: 'key',
      message: 'Em cada coluna, as questões devem ser numeradas de 1 em diante, sem saltos.',
    }),
    columns: (saved) => ({
      field: 'key',
      message: `O gabarito desta avaliação tem ${keyColumnsFor(saved) === 1 ? '1 coluna' : `${keyColumnsFor(saved)} colunas`} ou mais, até ${mostColumns}.`,
    }),
    sizes: (saved) => ({ field: 'key', message: sizesText(saved) }),
    grids: () => ({
      field: 'key',
      message: `Questões numéricas cabem só na folha da Caderneta: até ${mostGrids} por página e versão, com até ${mostRowsAboveGrids} questões por coluna.`,
    }),
    letters: (saved) => ({
      field: 'key',
      message: `As alternativas desta avaliação vão de A a ${keyLettersFor(saved).at(-1)?.toUpperCase()}.`,
    }),
  } satisfies Record<KeyViolation, (saved: AnswerKey) => { field: string; message: string }>,
  printedGrids: {
    field: 'key',
    message:
      'As folhas desta avaliação já foram impressas com as grades dos números: as questões numéricas ficam as mesmas. Para mudá-las, crie outra avaliação.',
  },
  versionLetters: { field: 'version_b', message: 'As alternativas da versão B são as mesmas da versão A.' },
  question: (group: number | null, question: number) =>
    group === null ? `Questão ${question}` : `Questão ${question} da coluna ${group + 1}`,
  answerNow: ({ state, letters }: Pick<SheetAnswer, 'state' | 'letters'>) => {
    if (state === 'marked') return letters;
    if (state === 'blank') return letters === '' ? decided.BLANK : decided.DOUBLE;
    return decided.waiting;
  },
  decision: (answer: ReviewAnswer | null, labelled: (letters: string) => string) => {
    if (answer === null) return decided.waiting;
    return answer === 'BLANK' || answer === 'DOUBLE' ? decided[answer] : labelled(answer);
  },
  questionUnread: { field: 'decisions', message: 'Só uma questão lida na folha pode ser decidida.' },
  badPhoto: { field: 'photo', message: 'A foto da folha não pôde ser lida.' },
  badCrop: (index: number) => ({ field: `review.${index}.crop`, message: 'A imagem da questão não pôde ser lida.' }),
  earMarksOfNoText: {
    field: 'details.ear_marks',
    message: 'Esta avaliação não tem texto de referência. Adicione o texto antes de marcar a leitura.',
  },
  earMarksOfAnotherText: (marked: number, words: number) => ({
    field: 'details.ear_marks',
    message: `A marcação tem ${marked} palavras e o texto tem ${words}. O texto mudou: marque a leitura de novo.`,
  }),
  readingScore: 'A nota deve estar entre 0 e 10.',
  doubtfulReading:
    'O programa não tem certeza de que a gravação é deste texto. Marque a leitura de ouvido antes de salvar.',
  unjudgedReading: 'Esta leitura não pôde ser avaliada. Grave de novo e envie para análise.',
} as const;
