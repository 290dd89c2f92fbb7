import { type Guide, keys } from '../../guide/guide.ts';
import type { EmptyState } from './EmptyState.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof EmptyState> = {
  use: 'Ainda não há nada, e o que fazer a respeito.',
  instead: [
    ['falhou ao carregar', 'ErrorState'],
    ['está carregando', 'Skeleton'],
  ],
  right: { says: 'Diz o que falta e oferece o primeiro passo.', of: 'emptystate--with-action' },
  wrong: { says: 'Só constata.', args: { title: 'Nenhum registro.', action: undefined, message: undefined } },
  parts: [['h2, h3, p', 'O que não há ainda']],
  keys: keys.press,
  spoken: '“Nenhuma turma cadastrada”.',
};
