import type { Guide } from '../../guide/guide.ts';
import type { Ledger } from './Ledger.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof Ledger> = {
  use: 'Contadores numa moldura só, divididos por linhas finas.',
  instead: [
    ['é série no tempo', 'LineChart'],
    ['é lista', 'Table'],
  ],
  right: { says: 'Número e unidade juntos, em ordem de interesse.' },
  wrong: { says: 'Um cartão para cada número: quatro molduras para uma leitura.', of: 'card--regular' },
  parts: [
    ['dt', 'O que se conta'],
    ['dd', 'Quanto'],
  ],
  keys: [],
  spoken: '“Estudantes, 1.284; Professores, 62”.',
  wide: true,
};
