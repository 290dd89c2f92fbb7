import { dayOf, formatTime, writeLongDay } from '../dates.ts';

/** What a start says of the figures on it: of which day they are, and on the next line since when. */
export const standInCopy = {
  /** While an answer is awaited. @param before what was said of the figures that stand there meanwhile; undefined where none do */
  awaited: (before: string | undefined, now: Date) =>
    before === undefined
      ? `${writeLongDay(dayOf(now))}\natualizando os números desta página…`
      : `${before}, renovando os números…`,
  /** @param day 'yyyy-mm-dd', as the server says it */
  renewed: (day: string | undefined, now: Date) =>
    [...(day === undefined ? [] : [writeLongDay(day)]), `atualizado às ${formatTime(now)}`].join('\n'),
  /** Where no answer came, and there are no figures. */
  unknown: (now: Date) => writeLongDay(dayOf(now)),
  failed: 'A página não pôde ser carregada. Verifique a conexão e tente novamente.',
  retry: 'Tentar novamente',
};
