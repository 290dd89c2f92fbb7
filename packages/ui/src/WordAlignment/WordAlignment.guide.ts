import type { Guide } from '../../guide/guide.ts';
import type { WordAlignment } from './WordAlignment.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof WordAlignment> = {
  use: 'O texto como foi lido: omitidas riscadas, a rever com onda, inseridas com mais e pontos.',
  instead: [
    ['são marcas de quem ouviu', 'MarkedText'],
    ['marca-se agora', 'WordMarking'],
  ],
  right: { says: 'Legenda com o que ocorre, só.', of: 'wordalignment--every-mark' },
  wrong: {
    says: 'Alinhamento duvidoso tratado como certo: risca o que talvez foi lido.',
    of: 'wordalignment--doubtful',
  },
  parts: [
    ['p', 'O texto'],
    ['ul, dl', 'Legenda'],
  ],
  keys: [],
  spoken: '“casa, omitida; menino, lida menina”.',
  wide: true,
};
