import { dayOf, formatTime, writeLongDay } from '../dates.ts';

const lines = (day: string | undefined, renewal: string): string =>
  day === undefined ? renewal : `${writeLongDay(day)}\n${renewal}`;

/** What a start says of the figures on it: of which day they are, and on the next line since when. */
export const standInCopy = {
  /** While nothing is known but what day it is. */
  awaited: (now: Date) => lines(dayOf(now), 'atualizando os números desta página…'),
  /** @param day 'yyyy-mm-dd', as the server says it */
  renewed: (day: string | undefined, now: Date) => lines(day, `atualizado às ${formatTime(now)}`),
  failed: 'A página não pôde ser carregada. Verifique a conexão e tente novamente.',
  retry: 'Tentar novamente',
};
