import { type Guide, keys } from '../../guide/guide.ts';
import type { ReviewCard } from './ReviewCard.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof ReviewCard> = {
  use: 'Uma questão que a leitura não decide: a professora olha o recorte e escolhe. Escolher ainda não salva.',
  instead: [['está decidido', 'AnswerTable']],
  right: { says: 'Recorte e opções juntos.', of: 'reviewcard--undecided' },
  wrong: { says: 'Decidir pelo texto, sem ver a tinta.', of: 'answertable--one-column' },
  parts: [
    ['img, svg', 'Recorte da folha'],
    ['[role="radio"]', 'Resposta'],
  ],
  keys: keys.radios,
  spoken: '“Questão 17: marcação dupla, grupo; B, botão de opção, 2 de 4”.',
  wide: true,
};
