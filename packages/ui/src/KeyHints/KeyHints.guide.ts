import type { Guide } from '../../guide/guide.ts';
import type { KeyHints } from './KeyHints.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof KeyHints> = {
  use: 'As teclas de uma tela que se trabalha só pelo teclado.',
  instead: [['são botões comuns', 'Tooltip']],
  right: { says: 'Só as teclas próprias da tela.' },
  wrong: {
    says: 'Explicar o que todo botão já faz.',
    args: {
      hints: [
        { keys: ['Tab'], action: 'próximo campo' },
        { keys: ['Enter'], action: 'aperta o botão' },
      ],
    },
  },
  parts: [
    ['kbd', 'Tecla'],
    ['dl, ul, p', 'O que ela faz'],
  ],
  keys: [],
  spoken: '“Enter, próximo estudante”.',
};
