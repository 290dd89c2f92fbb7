import type { SheetFailureCode } from '../core/reading.ts';
import { failureMessages } from '../failures.ts';

/** What a person reads when a photo of a roll was refused. */
export const rollFailureMessages: Readonly<Record<SheetFailureCode, string>> = {
  ...failureMessages,
  'no-sheet': 'Nenhuma folha de chamada foi encontrada. Enquadre a folha inteira e fotografe de novo.',
  'layout-mismatch':
    'A folha não foi reconhecida. Deixe visível a faixa preta do alto e confira se é uma folha de chamada da Caderneta.',
};
