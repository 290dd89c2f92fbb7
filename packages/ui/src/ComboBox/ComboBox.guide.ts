import type { Guide } from '../../guide/guide.ts';
import type { ComboBox } from './ComboBox.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof ComboBox> = {
  use: 'Uma entre muitas, achada digitando: um município, uma escola, um estudante. Acentos, maiúsculas e ordem das palavras não importam.',
  instead: [
    ['são até uns quinze itens', 'Select'],
    ['o texto é livre', 'TextField'],
  ],
  right: { says: 'Milhares de nomes: quem digita acha.' },
  wrong: { says: 'Três itens não pedem busca; mostre os três.', of: 'segmentedcontrol--plain' },
  parts: [
    ['label', 'Rótulo, sempre à vista'],
    ['input', 'Onde se digita'],
    ['button', 'Abre a lista inteira'],
  ],
  keys: [
    ['↓', 'abre a lista'],
    ['↑ ↓', 'percorre o que foi achado'],
    ['Enter', 'escolhe'],
    ['Esc', 'desiste'],
    ['Tab', 'sai; o nome escolhido volta ao campo'],
  ],
  spoken: '“Município, caixa de combinação, editável; 12 opções”.',
};
