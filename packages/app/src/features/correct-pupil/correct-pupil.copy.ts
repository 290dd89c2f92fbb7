import { counted, formatHits, formatScore } from '../../lib/numbers.ts';

/** Texts of Correção OMR, one pupil after the other. */
export const pupilCopy = {
  wholeClass: 'Turma inteira',
  student: 'Aluno',
  studentPosition: (position: number, count: number) => `${position} de ${count}`,
  studentPlaceholder: 'Selecione um aluno',
  hint: {
    title: (failures: number) => counted(failures, 'leitura falhou', 'leituras falharam'),
    message: 'Aproxime, evite sombra e deixe a folha reta. O envio de foto acerta menos que a câmera.',
    upload: 'Tentar via upload',
    stay: 'Continuar aqui',
  },
  upload: {
    label: 'Imagem da folha',
    description: 'Foto ou digitalização da folha inteira, de cima e com boa luz. JPG ou PNG, até 30 MB.',
    process: 'Processar e salvar',
    processing: 'Processando...',
    tip: 'A leitura pela câmera acerta mais.',
    useCamera: 'Usar câmera',
    tooLarge: 'A imagem passa de 30 MB. Envie uma foto menor.',
  },
  result: {
    heading: 'Resultado',
    answers: 'Respostas da folha',
    hits: (hits: number, total: number) => `Acertos: ${formatHits(hits)} de ${total}`,
    score: 'Nota',
    version: (student: string, version: string) => `${student} · Versão ${version}`,
    column: (number: number) => `Coluna ${number}`,
    empty: 'Sem dados.',
    emptyHint: 'O resultado aparece aqui assim que a folha for lida.',
    saved: (hits: number, total: number, score: number) =>
      `Resultado salvo: ${formatHits(hits)}/${total} (${formatScore(score)})`,
    inReview: (count: number) =>
      count === 1
        ? '1 questão espera a sua decisão. Até lá conta como errada.'
        : `${count} questões esperam a sua decisão. Até lá contam como erradas.`,
    readAgain: 'Ler de novo',
    confirm: 'Confirmar e salvar',
    next: 'Próximo aluno',
    allDone: 'Todos os alunos da turma têm resultado.',
    open: 'Ver resultado',
    notSaved: 'Ainda não salva',
    already: { CORRECTED: 'Já corrigida', IN_REVIEW: 'Em revisão', PENDING: '' },
    failed: 'Erro ao carregar o resultado deste aluno',
  },
  review: {
    multiple: (question: string) => `Questão ${question}: marcação dupla`,
    uncertain: (question: string) => `Questão ${question}: leitura em dúvida`,
    inColumn: (column: number, question: number) => `${question} da coluna ${column}`,
    sawSeveral: (letters: string) => `A leitura encontrou ${letters} pintadas. Confira na imagem e escolha.`,
    sawOne: (letter: string) => `A leitura parece ser ${letter}, mas não há certeza. Confira na imagem e escolha.`,
    ungraded: (question: string) => `Questão ${question}: falta a nota do professor(a)`,
    noGrade: 'A questão é aberta e nenhuma caixa foi pintada. Escolha a nota pela resposta na prova.',
    sawNone: 'A leitura não teve certeza desta linha. Confira na folha e escolha.',
    sawNoNumber: 'A leitura não teve certeza desta grade. Confira na folha e digite o número.',
    and: ' e ',
  },
  identity: {
    otherStudent: (owner: string, selected: string) =>
      `O código da folha é de ${owner}, mas o aluno selecionado é ${selected}.`,
    keep: (selected: string) => `É mesmo de ${selected}`,
    discard: 'Ler outra folha',
    versionTitle: 'De que versão é esta folha?',
    version: (student: string) => `A folha de ${student} não diz a sua versão. Confira no alto da folha.`,
    ofVersion: (version: string) => `Versão ${version}`,
  },
  unsaved: {
    title: 'Esta leitura ainda não foi salva',
    stored: 'Ela continua nesta tela e pode ser salva depois.',
    waiting: 'Ela está guardada neste aparelho e segue quando a conexão voltar.',
    savedHere: 'A leitura ficou guardada neste aparelho.',
    conflict: (by: string | null, when: string, theirs: string, mine: string) =>
      `${by ?? 'Outra pessoa'} salvou ${theirs} em ${when}. A sua leitura tem ${mine}.`,
    ownDevice: 'Você, em outra aba ou aparelho,',
    grade: (hits: number, total: number, score: number) => `${formatHits(hits)} de ${total} (${formatScore(score)})`,
    retry: 'Tentar novamente',
    discard: 'Descartar leitura',
    keepMine: 'Manter a minha',
    useTheirs: 'Usar a dela',
    seeCurrent: 'Ver a versão atual',
    seeMine: 'Ver a minha leitura',
    ofPupil: (student: string) => `A folha de ${student} não foi salva.`,
    open: 'Ver',
    openOf: (student: string) => `Ver a folha de ${student}`,
  },
  photo: {
    title: 'Foto da folha',
    alt: (student: string) => `Foto da folha de ${student}`,
    drop: 'Excluir a foto',
  },
  unlike: 'As leituras não coincidiram. Segure firme e capture de novo.',
} as const;
