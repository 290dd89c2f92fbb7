import type { Guide } from '../../guide/guide.ts';
import type { Spinner } from './Spinner.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof Spinner> = {
  use: 'Algo corre e não se sabe quanto falta.',
  instead: [
    ['sabe-se quanto', 'ProgressBar'],
    ['é a tela inteira', 'Skeleton'],
  ],
  right: { says: 'Com a palavra do que se espera.', args: { showLabel: true, label: 'Enviando a foto' } },
  wrong: { says: 'Roda muda: travou ou trabalha?', args: { showLabel: false } },
  parts: [['[role]', 'Roda, parada para quem pede menos movimento']],
  keys: [],
  spoken: '“Enviando a foto”.',
};
