import type { SeenPhoto, SheetFailure, SheetFailureCode } from './core/reading.ts';

/** What a person reads when a photo was refused: what happened and what to do. */
export const failureMessages: Readonly<Record<SheetFailureCode, string>> = {
  'not-an-image': 'O arquivo não é uma imagem que se possa abrir. Envie uma foto em JPEG, PNG ou WebP, ou um PDF.',
  'damaged-image': 'O arquivo da imagem está incompleto ou danificado. Envie a foto de novo.',
  'too-large': 'A imagem passa de 50 megapixels. Envie uma foto menor.',
  'too-small': 'A imagem é pequena demais. Aproxime a câmera ou envie a foto no tamanho original.',
  'no-contrast': 'A imagem está escura, clara ou vazia demais. Ilumine a folha e fotografe de novo.',
  'too-blurred':
    'A foto está tremida, fora de foco ou não mostra uma folha. Apoie o aparelho e fotografe a folha de novo.',
  'no-sheet': 'Nenhuma folha de respostas foi encontrada. Enquadre a folha inteira e fotografe de novo.',
  'markers-missing': 'Os cantos da folha não aparecem. Deixe visíveis pelo menos três dos quatro marcadores.',
  'half-sheet': 'Só parte da folha aparece. Enquadre a folha inteira e fotografe de novo.',
  'two-sheets': 'Há mais de uma folha na imagem. Fotografe uma folha de cada vez.',
  'layout-mismatch': 'A folha não corresponde ao gabarito desta avaliação. Confira as colunas e o número de questões.',
  'direction-unclear': 'Não foi possível saber qual é o lado de cima da folha. Mostre também os números das questões.',
  'bubbles-unseen': 'Parte das bolhas está encoberta ou com reflexo. Afaste a mão ou mude a luz e fotografe de novo.',
  'page-unknown':
    'Não dá para saber qual das duas páginas é esta, porque o código dela não foi lido. Mostre a faixa de quadrados no pé da folha.',
  cancelled: 'A leitura foi cancelada.',
  'engine-failed': 'O leitor não pôde ser iniciado neste aparelho.',
};

/** A refusal as a value: `code`, its Portuguese message and how far the reader came. */
export function refuse(code: SheetFailureCode, seen: Partial<SeenPhoto> = {}): SheetFailure {
  return { ok: false, code, message: failureMessages[code], markersFound: 0, outline: [], elapsedMs: 0, ...seen };
}
