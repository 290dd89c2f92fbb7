import { type Guide, keys } from '../../guide/guide.ts';
import type { TopBar } from './TopBar.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof TopBar> = {
  use: 'A faixa acima da página: caminho, notificações, quem entrou. No celular, a barra verde.',
  instead: [['é título da tela', 'PageHeader']],
  right: { says: 'O mesmo em todas as telas.', of: 'topbar--desktop' },
  wrong: { says: 'Atos da tela na barra: mudam de lugar a cada página.', of: 'toolbar--usual' },
  parts: [['header, nav', 'Faixa']],
  keys: keys.press,
  spoken: '“Caminho, navegação; Notificações, 3 novas, botão”.',
  wide: true,
};
