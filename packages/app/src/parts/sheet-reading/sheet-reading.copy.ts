import { counted } from '../../lib/numbers.ts';
import type { ClassProgress } from './machine/class-progress.ts';

/** A sheet of which only the strip was read has no text to show. */
const inBrackets = (code: string | null) => (code === null ? '' : ` (${code})`);
const besides = (inReview: number) => (inReview === 0 ? '' : `, ${inReview} em revisão`);

/** Texts of Correção OMR that one pupil's sheet and a whole class's share. */
export const sheetReadingCopy = {
  title: 'Correção OMR',
  back: 'Voltar',
  mode: 'Modo',
  modes: { stream: 'Câmera (recomendado)', upload: 'Upload (alternativo)' },
  camera: {
    start: 'Iniciar streaming',
    stopStream: 'Parar streaming',
    capture: 'Capturar uma vez',
    stop: 'Parar câmera',
    controls: 'Controles da câmera',
    view: 'Imagem da câmera',
    frozen: 'Imagem da folha que foi lida',
    off: 'Câmera desligada',
    offHint: 'Toque em Iniciar streaming e enquadre a folha inteira.',
    starting: 'Ligando a câmera...',
    ready: 'Câmera ligada',
    looking: 'Procurando a folha',
    corners: 'Mostre os 4 cantos da folha',
    cornersCount: (found: number) => `${found}/4 cantos`,
    found: 'Folha detectada, segure firme',
    steady: 'Segure firme',
    read: (read: number, total: number) => `${read}/${total} lidas`,
    processing: 'Processando...',
    saving: 'Salvando...',
    paused: 'Leitura pausada',
  },
  failures: {
    'not-an-image': 'A imagem não abriu',
    'too-large': 'Imagem grande demais',
    'too-small': 'Aproxime a folha',
    'no-contrast': 'Melhore a luz sobre a folha',
    'too-blurred': 'Segure firme: imagem tremida',
    'no-sheet': 'Procurando a folha',
    'markers-missing': 'Mostre os 4 cantos da folha',
    'half-sheet': 'Mostre a folha inteira',
    'two-sheets': 'Folhas recusadas: mostre uma de cada vez',
    'layout-mismatch': 'Folha recusada: não é deste gabarito',
    'other-assessment': 'Folha recusada: é de outra avaliação',
    'direction-unclear': 'Mostre os números das questões',
    'bubbles-unseen': 'Tire a mão ou o reflexo da folha',
    cancelled: 'Procurando a folha',
    'engine-failed': 'Lendo pelo servidor',
  },
  photo: {
    keep: 'Guardar a foto das folhas',
    yes: 'Sim',
    no: 'Não',
  },
  questions: {
    title: 'De quem é esta folha?',
    why: {
      unread: () => 'O código desta folha não foi lido. Leia o nome na imagem e escolha o aluno.',
      'no-name': () => 'Esta folha foi impressa sem o nome de um aluno. Leia o nome na imagem e escolha.',
      shared: () =>
        'O código não foi lido por inteiro e pode ser de mais de um aluno. Leia o nome na imagem e escolha.',
      'unknown-student': (code: string | null) =>
        `O código da folha${inBrackets(code)} não é de nenhum aluno desta turma. Leia o nome na imagem.`,
      'other-assessment': (code: string | null) =>
        `O código da folha${inBrackets(code)} é de outra avaliação. Leia o nome na imagem.`,
    },
    almostBlankTitle: 'Quase tudo em branco. É isso mesmo?',
    almostBlank: (name: string, isUnmarked: boolean) =>
      `${isUnmarked ? 'Nenhuma marca' : 'Quase nenhuma marca'} foi vista na folha de ${name}. Confira na imagem se a folha está preenchida.`,
    isBlank: 'É isso mesmo, salvar',
    picture: 'Imagem da folha',
    pictureFrame: 'Folha fotografada',
    missing: (count: number) => `Quem falta (${count})`,
    everybody: (count: number) => `Toda a turma (${count})`,
    showAll: 'Mostrar também quem já tem resultado',
    hasResult: 'Já tem resultado',
    chooseFirst: 'Escolha um aluno',
    saveFor: (name: string) => `Salvar para ${name}`,
  },
  typing: {
    open: 'Digitar respostas',
    openFor: (name: string) => `Digitar respostas de ${name}`,
    title: (name: string) => `Respostas de ${name}`,
    version: 'Versão da folha',
    ofVersion: (version: string) => `Versão ${version}`,
    column: (number: number) => `Coluna ${number}`,
    question: (question: number, column: number | null) =>
      column === null ? `Questão ${question}` : `Questão ${question} da coluna ${column}`,
    blankSign: '–',
    doubleSign: '2×',
    keys: {
      letter: 'Alternativa',
      letters: (last: string) => `A–${last}`,
      blank: 'Em branco (–)',
      double: 'Marcação dupla (2×)',
      move: 'Mudar de questão',
    },
    left: (count: number) =>
      count === 0 ? 'Todas as questões têm resposta.' : count === 1 ? 'Falta 1 questão.' : `Faltam ${count} questões.`,
    restored: 'Recuperamos o que você digitou desta folha e ainda não salvou.',
    startAgain: 'Começar de novo',
    cancel: 'Cancelar',
    save: 'Salvar respostas',
  },
  keyMissing: 'Antes de corrigir, salve o gabarito desta avaliação.',
  toKey: 'Abrir o gabarito',
  notSheet: 'Esta avaliação não é de folha de respostas.',
  readOnly: 'Você pode ver esta avaliação, mas não corrigir.',
  backToClass: 'Voltar para a turma',
  noStudents: 'Nenhum aluno matriculado nesta turma.',
  loadFailed: 'Erro ao carregar a correção',
  outboxLabel: (student: string, title: string) => `Folha de ${student}, ${title}`,
  unsent: (count: number) =>
    `${counted(count, 'folha guardada', 'folhas guardadas')} neste aparelho: ${count === 1 ? 'segue' : 'seguem'} quando a conexão voltar.`,
  progress: ({ done, inReview, total }: ClassProgress) => `${done} de ${total} corrigidas${besides(inReview)}`,
  progressValue: ({ done, inReview, total }: ClassProgress) => `${done} de ${total}${besides(inReview)}`,
  errors: {
    omr: 'Falha ao processar OMR',
    noCamera: 'Câmera não disponível neste dispositivo/navegador.',
    needsHttps: 'A câmera só funciona quando o endereço do sistema começa com https.',
    cameraFailed: 'Não foi possível acessar a câmera. Use o envio por imagem.',
    capture: 'Falha ao capturar imagem.',
    incomplete: 'Nem todas as questões foram lidas. Enquadre a folha inteira e tente de novo.',
  },
} as const;
