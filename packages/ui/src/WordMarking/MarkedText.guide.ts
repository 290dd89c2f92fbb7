import type { Guide } from '../../guide/guide.ts';
import type { MarkedText } from './MarkedText.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof MarkedText> = {
  use: 'Um texto com as marcas que um ouvinte confirmou. “Leu certo” não tem sinal.',
  instead: [
    ['o programa achou', 'WordAlignment'],
    ['marca-se agora', 'WordMarking'],
  ],
  right: { says: 'Só o que se afasta da regra é marcado.', of: 'markedtext--every-mark' },
  wrong: { says: 'Marca em toda palavra: as trocadas somem.', of: 'wordalignment--every-mark' },
  parts: [
    ['p', 'O texto'],
    ['ul, dl', 'Legenda'],
  ],
  keys: [],
  spoken: '“menino, trocou”.',
  wide: true,
};
