import { type Guide, keys } from '../../guide/guide.ts';
import type { ShutterButton } from './ShutterButton.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof ShutterButton> = {
  use: 'Botão redondo da tela da câmera no celular, com a palavra embaixo.',
  instead: [['é tela larga', 'Button']],
  right: { says: 'Um principal, maior.', of: 'shutterbutton--main' },
  wrong: { says: 'Três principais: qual aperto?', of: 'shutterbutton--plain' },
  parts: [['button', 'Alvo de 56 px ou mais']],
  keys: keys.press,
  spoken: '“Fotografar, botão”.',
};
