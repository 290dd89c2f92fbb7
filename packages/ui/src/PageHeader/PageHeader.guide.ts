import { type Guide, keys } from '../../guide/guide.ts';
import type { PageHeader } from './PageHeader.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof PageHeader> = {
  use: 'O alto da tela: seu único h1, a volta, e o que se faz com a tela inteira.',
  instead: [['é título de uma parte', 'Card']],
  right: { says: 'Título igual ao do menu.', args: { title: 'Turmas' } },
  wrong: { says: 'Saudação no lugar do nome da tela.', args: { title: 'Bem-vindo à área de gerenciamento!' } },
  parts: [['h1', 'Título: um por tela']],
  keys: keys.press,
  spoken: '“Turmas, título nível 1”.',
  wide: true,
};
