import { type Guide, keys } from '../../guide/guide.ts';
import type { RadioGroup } from './RadioGroup.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof RadioGroup> = {
  use: 'Uma entre poucas opções que pedem explicação.',
  instead: [
    ['são curtas e cabem lado a lado', 'SegmentedControl'],
    ['são muitas', 'Select'],
    ['é sim ou não', 'Checkbox'],
  ],
  right: { says: 'Cada opção se explica antes da escolha.' },
  wrong: { says: 'Explicações escondidas dentro de uma lista.', of: 'select--empty' },
  parts: [
    ['[role="radiogroup"]', 'Grupo com nome'],
    ['label', 'A linha toda é alvo'],
  ],
  keys: keys.radios,
  spoken: '“Tipo de correção, grupo; Automática, botão de opção, não marcado, 1 de 3”.',
};
