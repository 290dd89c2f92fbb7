import type { Guide } from '../../guide/guide.ts';
import type { Badge } from './Badge.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof Badge> = {
  use: 'O estado de alguma coisa em uma ou duas palavras. Não se aperta.',
  instead: [
    ['é o papel de uma pessoa', 'RoleBadge'],
    ['é ativo ou inativo', 'StatusBadge'],
    ['é um desempenho', 'PerformanceBadge'],
  ],
  right: { says: 'Palavra e tom dizem o mesmo.', args: { tone: 'warning', children: 'A revisar' } },
  wrong: { says: 'A cor contradiz a palavra.', args: { tone: 'success', children: 'Atrasada' } },
  parts: [['span', 'Palavra, com tom suave']],
  keys: [],
  spoken: '“A revisar”.',
};
