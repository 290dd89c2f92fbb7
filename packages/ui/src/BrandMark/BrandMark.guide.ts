import type { Guide } from '../../guide/guide.ts';
import type { BrandMark } from './BrandMark.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof BrandMark> = {
  use: 'Nome e sinal do produto. Dentro de um link para o início.',
  instead: [['é o brasão da rede', 'PageHeader']],
  right: { says: 'Espaço livre em volta, sem moldura.' },
  wrong: { says: 'O sinal sem o nome onde há lugar para o nome.', args: { markOnly: true } },
  parts: [['svg', 'Sinal: o diário com o visto']],
  keys: [],
  spoken: '“Caderneta”.',
};
