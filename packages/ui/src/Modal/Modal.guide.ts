import { type Guide, keys } from '../../guide/guide.ts';
import type { Modal } from './Modal.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof Modal> = {
  use: 'Uma tarefa por cima da tela. Não se abre uma de dentro da outra.',
  instead: [
    ['apaga de vez', 'ConfirmDelete'],
    ['é curto, ao lado do botão', 'Popover'],
    ['é aviso', 'Notice'],
  ],
  right: { says: 'Título diz a tarefa; o primário, o ato.', of: 'modal--expands' },
  wrong: { says: 'Um diálogo só para dizer que deu certo.', of: 'toasts--tones' },
  parts: [],
  keys: keys.dialog,
  spoken: '“Nova notificação geral, diálogo; Título, edição”.',
  framed: 460,
};
