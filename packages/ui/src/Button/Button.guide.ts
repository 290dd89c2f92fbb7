import { type Guide, keys } from '../../guide/guide.ts';
import type { Button } from './Button.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof Button> = {
  use: 'Faz alguma coisa nesta tela: salva, adiciona, confirma. O texto diz o ato, com verbo. Um só botão primário por tela ou diálogo.',
  instead: [
    ['leva a outro lugar', 'LinkButton'],
    ['só há lugar para um ícone', 'IconButton'],
    ['escolhe um arquivo', 'FileButton'],
  ],
  right: { says: 'O texto diz o que vai acontecer.', args: { children: 'Salvar notas', variant: 'primary' } },
  wrong: {
    says: '“OK” obriga a reler a tela para saber com o que se concorda.',
    args: { children: 'OK', variant: 'primary' },
  },
  parts: [
    ['button', 'Área de toque: 44 px ou mais'],
    ['button > span', 'Verbo e o que ele muda'],
  ],
  keys: keys.press,
  spoken: '“Salvar notas, botão”; enquanto espera, “Salvando…, ocupado”.',
};
