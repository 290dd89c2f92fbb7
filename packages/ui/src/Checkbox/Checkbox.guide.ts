import { type Guide, keys } from '../../guide/guide.ts';
import type { Checkbox } from './Checkbox.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof Checkbox> = {
  use: 'Sim ou não que se salva com o formulário. As palavras dizem o que o sim quer dizer.',
  instead: [
    ['vale na hora', 'Switch'],
    ['é uma entre várias', 'RadioGroup'],
  ],
  right: { says: 'Afirma o que vale quando marcada.', args: { children: 'Mostrar as notas aos estudantes' } },
  wrong: { says: 'Negação: marcar para não fazer.', args: { children: 'Não mostrar as notas aos estudantes' } },
  parts: [
    ['label', 'Toda a linha é alvo'],
    ['svg', 'Sinal, só desenhado quando vale'],
  ],
  keys: keys.toggle,
  spoken: '“Mostrar as notas aos estudantes, caixa de seleção, não marcada”.',
};
