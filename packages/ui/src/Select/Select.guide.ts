import { type Guide, keys } from '../../guide/guide.ts';
import type { Select } from './Select.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof Select> = {
  use: 'Uma de uma lista conhecida, de cinco a uns quinze itens.',
  instead: [
    ['são até quatro, curtas', 'SegmentedControl'],
    ['são muitas', 'ComboBox'],
    ['é um ato', 'Menu'],
  ],
  right: { says: 'Rótulo à vista; o vazio diz o que fazer.', of: 'select--empty' },
  wrong: { says: 'Sem rótulo, o valor escolhido não diz de quê.', of: 'select--without-label' },
  parts: [['button', 'Valor escolhido, em duas linhas se preciso']],
  keys: keys.list,
  spoken: '“Disciplina, Matemática, botão, recolhido”.',
};
