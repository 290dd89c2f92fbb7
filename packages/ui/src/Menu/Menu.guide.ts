import { type Guide, keys } from '../../guide/guide.ts';
import type { Menu } from './Menu.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof Menu> = {
  use: 'Poucos atos ou links atrás de um botão.',
  instead: [
    ['escolhe um valor', 'Select'],
    ['é outra coisa', 'Popover'],
  ],
  right: { says: 'O ato que apaga vem por último.', of: 'menu--open' },
  wrong: { says: 'Um menu com um item: ponha o botão.', of: 'button--secondary' },
  parts: [],
  keys: keys.list,
  spoken: '“Perfil, botão de menu, recolhido; Sair, item de menu, 2 de 2”.',
  framed: 320,
};
