import type { Guide } from '../../guide/guide.ts';
import type { GradeGrid } from './GradeGrid.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof GradeGrid> = {
  use: 'As notas de um período de uma turma, escritas coluna abaixo como no diário de papel.',
  instead: [
    ['só se leem', 'Table'],
    ['é uma nota só', 'NumberField'],
  ],
  right: { says: 'A coluna amarela é onde se escreve; o resto se lê.', of: 'gradegrid--down-the-column' },
  wrong: {
    says: 'Um campo por estudante, cada um com seu rótulo: a turma não cabe na tela.',
    of: 'numberfield--grade',
  },
  parts: [
    ['input', 'Célula da nota'],
    ['th', 'Cabeçalho, à vista ao rolar'],
  ],
  keys: [
    ['Enter, ↓', 'próximo estudante'],
    ['↑', 'estudante anterior'],
    ['+ −', 'um décimo a mais ou a menos'],
    ['Esc', 'desfaz a célula'],
    ['Ctrl + V', 'mostra, célula a célula, o que veio da planilha'],
  ],
  spoken: '“Ana Souza, 3º bimestre, edição, 7,5; salva”.',
  wide: true,
};
