import type { Guide } from '../../guide/guide.ts';
import type { Skeleton } from './Skeleton.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof Skeleton> = {
  use: 'A forma do que vem, para nada pular ao chegar.',
  instead: [
    ['é espera curta num controle', 'Spinner'],
    ['sabe-se quanto falta', 'ProgressBar'],
  ],
  right: { says: 'Tantas linhas quantas virão.', args: { rows: 5 } },
  wrong: { says: 'Uma roda no meio da página em branco.', of: 'spinner--labelled' },
  parts: [['[aria-busy="true"]', 'Lugar do conteúdo, dito ocupado']],
  keys: [],
  spoken: '“Carregando”, uma vez.',
};
