import { type Guide, keys } from '../../guide/guide.ts';
import type { LinkButton } from './LinkButton.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof LinkButton> = {
  use: 'Leva a um lugar e aparece como botão.',
  instead: [
    ['está no meio de um texto', 'TextLink'],
    ['age sem sair', 'Button'],
  ],
  right: { says: 'Diz aonde leva.', args: { children: 'Ver resultados' } },
  wrong: { says: '“Clique aqui” não é lugar.', args: { children: 'Clique aqui' } },
  parts: [['a', 'Link de verdade: abre em outra aba, copia o endereço']],
  keys: keys.link,
  spoken: '“Ver resultados, link”.',
};
