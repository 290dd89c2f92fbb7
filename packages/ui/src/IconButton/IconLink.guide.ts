import { type Guide, keys } from '../../guide/guide.ts';
import type { IconLink } from './IconLink.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof IconLink> = {
  use: 'Leva a um lugar, ou salva um arquivo, conhecido pelo ícone; ao lado de IconButton.',
  instead: [
    ['há lugar para uma palavra', 'LinkButton'],
    ['age aqui', 'IconButton'],
  ],
  right: { says: 'O nome diz aonde leva.', args: { label: 'Baixar Apostila 3' } },
  wrong: { says: '“Baixar”, vinte vezes na mesma lista.', args: { label: 'Baixar' } },
  parts: [['a', 'Alvo de 44 px']],
  keys: keys.link,
  spoken: '“Baixar Apostila 3, link”.',
};
