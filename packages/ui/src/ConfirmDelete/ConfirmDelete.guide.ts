import { type Guide, keys } from '../../guide/guide.ts';
import type { ConfirmDelete } from './ConfirmDelete.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof ConfirmDelete> = {
  use: 'Pergunta antes de apagar de vez. EXCLUIR, em maiúsculas, precisa ser digitado.',
  instead: [
    ['dá para desfazer', 'ToastProvider'],
    ['é outra tarefa', 'Modal'],
  ],
  right: { says: 'Diz o que se perde, com nome e número.', of: 'confirmdelete--with-details' },
  wrong: { says: '“Tem certeza?” se responde sem ler.', of: 'confirmdelete--plain' },
  parts: [],
  keys: [...keys.dialog, ['Enter', 'exclui, quando a palavra está certa']],
  spoken: '“Excluir usuário, diálogo de alerta; Digite EXCLUIR, edição”.',
  framed: 460,
};
