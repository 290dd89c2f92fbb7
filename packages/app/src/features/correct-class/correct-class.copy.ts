import { otherPage, type SheetGrade } from '@caderneta/contract';
import { formatHits, formatScore } from '../../lib/numbers.ts';
import { sheetReadingCopy } from '../../parts/sheet-reading/sheet-reading.copy.ts';

const inBrackets = (code: string | null) => (code === null ? '' : ` (${code})`);

/** Texts of 'Turma inteira'. */
export const classCopy = {
  leave: 'Um aluno',
  list: 'Alunos da turma',
  openList: 'Lista',
  doneLabel: 'Corrigidas',
  sound: 'Som ao salvar',
  soundOn: 'Ligar o som',
  soundOff: 'Desligar o som',
  offHint: 'Toque em Iniciar streaming e passe as folhas, uma de cada vez.',
  nextSheet: 'Pode passar a próxima folha',
  putAside: 'Folha ignorada: não foi salva',
  showCode: 'Mostre o código da folha',
  asking: 'Responda para continuar',
  rows: {
    open: (name: string) => `Ver resultado de ${name}`,
    openText: 'Ver',
    review: (name: string) => `Revisar ${name}`,
    reviewText: 'Revisar',
    pick: (name: string) => `A próxima folha é de ${name}`,
    pickText: 'Próxima',
    waiting: 'Guardada neste aparelho',
    refused: (message: string) => `Não salva: ${message}`,
    picked: 'A próxima folha é deste aluno',
  },
  words: {
    saved: (name: string, { hits, total, score }: SheetGrade) =>
      `Salva: ${name}, ${formatHits(hits)}/${total} (${formatScore(score)})`,
    inReview: (name: string) => `Em revisão: ${name}`,
    whole: (name: string) => `Salva: ${name}, com as duas páginas`,
    pageRead: (name: string, missing: number) =>
      `Página ${otherPage(missing)} salva: ${name}. ${sheetReadingCopy.missingPage(missing)}`,
    known: (name: string) => `Esta folha de ${name} já está salva.`,
    foreign: (code: string | null) => `Recusada: esta folha${inBrackets(code)} é de outra avaliação e não foi salva.`,
    undone: (name: string) => `Desfeito: ${name} está pendente de novo.`,
    undo: 'Desfazer',
    undoOf: (name: string) => `Desfazer: ${name}`,
  },
  questions: {
    versionTitle: 'De que versão é esta folha?',
    version: (name: string) => `A folha de ${name} não diz a sua versão. Confira no alto da folha.`,
    ofVersion: (version: string) => `Versão ${version}`,
    replaceTitle: 'Substituir o resultado?',
    otherStudent: (owner: string, picked: string) =>
      `O código da folha é de ${owner}, mas você escolheu ${picked} para a próxima folha.`,
    replace: (name: string) => `${name} já tem resultado. Salvar esta folha no lugar dele?`,
    like: (before: string) => `As respostas são iguais às da folha salva para ${before}: pode ser a mesma.`,
    keep: (name: string) => `É mesmo de ${name}`,
    replacePage: (name: string, page: number) => `A página ${page} de ${name} já foi lida. Salvar esta no lugar dela?`,
    replacePageTitle: 'Substituir a página?',
    replaceAct: 'Substituir',
    isSame: 'É a mesma folha',
    skip: 'Ignorar folha',
  },
} as const;
