import { type Guide, keys } from '../../guide/guide.ts';
import type { StudentCard } from './StudentCard.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof StudentCard> = {
  use: 'Um estudante da turma: quem é, até onde foi, como estão as notas. Em lista.',
  instead: [['é lista longa', 'Table']],
  right: { says: 'O mesmo lugar para o mesmo dado em todos.', of: 'studentcard--active' },
  wrong: { says: 'Nome sem matrícula: duas Anas na turma.', of: 'avatar--initials' },
  parts: [['h2, h3, p, button', 'Nome, que abre os detalhes']],
  keys: keys.press,
  spoken: '“Ana Souza, matrícula 2026-0142, botão”.',
  wide: true,
};
