import type { Guide } from '../../guide/guide.ts';
import type { StatusBadge } from './StatusBadge.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof StatusBadge> = {
  use: 'Se uma pessoa ou instituição está ativa. Discreta, porque está em toda linha.',
  instead: [['é outro estado', 'Badge']],
  right: { says: 'O inativo é que chama.', args: { isActive: false } },
  wrong: { says: 'Verde forte em toda linha: nada se destaca.', of: 'badge--success' },
  parts: [['span', 'Ponto e palavra']],
  keys: [],
  spoken: '“Inativo”.',
};
