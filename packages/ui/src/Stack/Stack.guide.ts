import type { Guide } from '../../guide/guide.ts';
import type { Stack } from './Stack.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof Stack> = {
  use: 'Partes uma abaixo da outra, com o mesmo espaço.',
  instead: [['são campos salvos juntos', 'Form']],
  right: { says: 'Um passo da escala.', args: { gap: 4 } },
  wrong: { says: 'Sem espaço, três coisas viram uma.', args: { gap: 0 } },
  parts: [],
  keys: [],
  spoken: 'Só o que está dentro.',
  wide: true,
};
