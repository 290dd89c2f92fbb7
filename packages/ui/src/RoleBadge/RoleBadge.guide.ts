import type { Guide } from '../../guide/guide.ts';
import type { RoleBadge } from './RoleBadge.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof RoleBadge> = {
  use: 'O papel de uma pessoa, com a mesma cor dos gráficos.',
  instead: [['é outro estado', 'Badge']],
  right: { says: 'O nome do papel em português.', args: { role: 'TEACHER' } },
  wrong: { says: 'O código do sistema não é palavra.', args: { role: 'USER_TYPE_3' } },
  parts: [['span', 'Amostra e nome do papel']],
  keys: [],
  spoken: '“Professor(a)”.',
};
