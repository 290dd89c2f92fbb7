import { type Guide, keys } from '../../guide/guide.ts';
import type { TextLink } from './TextLink.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof TextLink> = {
  use: 'Um link no texto ou no rodapé. Diz aonde leva.',
  instead: [['é o passo principal', 'LinkButton']],
  right: { says: 'Faz sentido lido sozinho.', args: { children: 'política de privacidade' } },
  wrong: { says: 'Lido sozinho, não diz nada.', args: { children: 'clique aqui' } },
  parts: [['a', 'Sublinhado: a cor não basta']],
  keys: keys.link,
  spoken: '“política de privacidade, link”.',
};
