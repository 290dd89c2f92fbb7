import { type Guide, keys } from '../../guide/guide.ts';
import type { CommentBox } from './CommentBox.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof CommentBox> = {
  use: 'Um comentário de quem orienta, sobre uma coisa: a mentora sobre as respostas de uma aula. Pode ser reescrito.',
  instead: [
    ['é campo de um formulário', 'TextArea'],
    ['é conversa', 'Bell'],
  ],
  right: { says: 'O comentário fica com o que comenta.' },
  wrong: { says: 'Um campo solto, sem dizer quem escreve nem se foi salvo.', of: 'textarea--empty' },
  parts: [
    ['textarea', 'O comentário'],
    ['button', 'Salvar, à mão'],
  ],
  keys: keys.field,
  spoken: '“Comentário, edição de várias linhas”.',
};
