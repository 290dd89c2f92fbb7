import { type Guide, tabTo } from '../../guide/guide.ts';
import type { TextArea } from './TextArea.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof TextArea> = {
  use: 'Várias linhas: uma instrução, uma observação.',
  instead: [
    ['é uma linha', 'TextField'],
    ['é comentário de quem orienta', 'CommentBox'],
  ],
  right: { says: 'Altura do texto que se espera.', args: { label: 'Observação', rows: 4 } },
  wrong: { says: 'Uma linha para um parágrafo: não se vê o que se escreve.', args: { label: 'Observação', rows: 1 } },
  parts: [
    ['label', 'Rótulo'],
    ['textarea', 'O texto'],
  ],
  keys: [tabTo('ao campo'), ['Enter', 'nova linha; não envia']],
  spoken: '“Observação, edição de várias linhas”.',
};
