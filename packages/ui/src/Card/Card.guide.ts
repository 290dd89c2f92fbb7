import type { Guide } from '../../guide/guide.ts';
import type { Card } from './Card.tsx';

/** The page of the design system about it. */
export const guide: Guide<typeof Card> = {
  use: 'Uma folha de papel para coisas que andam juntas. Nunca uma dentro da outra.',
  instead: [
    ['são contadores', 'Ledger'],
    ['é aviso', 'Notice'],
  ],
  right: { says: 'Um assunto por folha.', args: { children: 'Próxima avaliação: Matemática, 27 de novembro.' } },
  wrong: { says: 'Moldura em torno de uma palavra: peso sem conteúdo.', args: { children: 'Matemática' } },
  parts: [['div', 'Papel erguido, borda fina, sem sombra']],
  keys: [],
  spoken: 'Só o que está dentro.',
};
