import type { Guide } from '../../guide/guide.ts';
import type { SheetOverlay } from './SheetOverlay.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof SheetOverlay> = {
  use: 'O que o leitor vê, desenhado sobre o vídeo: verde cheio certo, vermelho com × errado, verde tracejado o esperado, âmbar com ? a rever.',
  instead: [['é uma foto parada', 'ReviewCard']],
  right: { says: 'Cada marca tem forma própria.', of: 'sheetoverlay--marks' },
  wrong: { says: 'Sem folha, nada se desenha.', of: 'sheetoverlay--no-sheet' },
  parts: [['svg', 'Marcas, escondidas de quem ouve: a tabela as diz']],
  keys: [],
  spoken: 'Nada: as mesmas respostas estão na tabela.',
  wide: true,
};
