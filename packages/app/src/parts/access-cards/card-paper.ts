import { formatDay } from '../../lib/dates.ts';
import { counted } from '../../lib/numbers.ts';
import type { Paper } from '../paper-pdf/PaperDialog.tsx';
import type { PaperCard } from '../paper-pdf/paper-document.ts';
import { type CardOf, howToEnter } from './AccessCards.tsx';
import { cardCopy } from './access-cards.copy.ts';

interface CardPaper {
  readonly title: string;
  /** Class and school, below each name. */
  readonly under?: string;
  readonly institutionId?: string;
}

/** First-access cards as a document: two beside each other, to cut out. */
export function cardPaper(cards: readonly CardOf[], { title, under = '', institutionId }: CardPaper): Paper {
  const how = howToEnter();
  const drawn = cards.map(
    ({ name, matricula, email, code, expires_at }): PaperCard => ({
      name,
      under,
      facts: [
        [cardCopy.login, matricula ?? email ?? cardCopy.none],
        [cardCopy.code, code],
      ],
      notes: [how, cardCopy.until(formatDay(expires_at))],
    }),
  );
  return {
    fileName: [cardCopy.fileName, under],
    holds: counted(cards.length, ...cardCopy.noun),
    institutionId,
    sections: [{ title, blocks: [{ kind: 'cards', cards: drawn }] }],
  };
}
