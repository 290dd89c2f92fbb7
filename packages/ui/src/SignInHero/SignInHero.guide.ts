import type { Guide } from '../../guide/guide.ts';
import type { SignInHero } from './SignInHero.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof SignInHero> = {
  use: 'O quadro ao lado do formulário de entrada: o que é o produto e uma página do diário.',
  instead: [['é dentro do produto', 'PageHeader']],
  right: { says: 'Diz o que é, sem prometer.', of: 'signinhero--desktop' },
  wrong: { says: 'Propaganda em lugar de trabalho.' },
  parts: [],
  keys: [],
  spoken: '“O diário de classe da rede municipal”. O desenho é enfeite.',
  framed: 640,
};
