import type { Guide } from '../../guide/guide.ts';
import type { AnswerTable } from './AnswerTable.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof AnswerTable> = {
  use: 'O que a folha diz, questão a questão, ao lado do gabarito.',
  instead: [
    ['de relance', 'AnswerStrip'],
    ['são outros dados', 'Table'],
  ],
  right: { says: 'Errada: tinta, riscado, ícone e palavra.', of: 'answertable--one-column' },
  wrong: { says: 'Só as letras, para comparar de cabeça.', of: 'answerstrip--twenty-six' },
  parts: [
    ['th', 'Cabeçalhos'],
    ['td', 'Resposta, gabarito e estado'],
  ],
  keys: [],
  spoken: '“Questão 4, resposta do aluno B, correta C, Errada”.',
  wide: true,
};
