import { type Guide, keys } from '../../guide/guide.ts';
import type { Sidebar } from './Sidebar.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof Sidebar> = {
  use: 'O menu principal, sobre o quadro verde. A página atual é uma aba de papel.',
  instead: [['são partes de uma página', 'Tabs']],
  right: { says: 'Grupos com nome, substantivos.', of: 'sidebar--desktop' },
  wrong: { says: 'Dez itens sem grupo.', of: 'menu--open' },
  parts: [],
  keys: keys.link,
  spoken: '“Menu principal, navegação; Turmas, link, página atual”.',
  framed: 640,
};
