import { lazily } from './lazily.ts';

const momentFormat = lazily(
  () =>
    new Intl.DateTimeFormat('pt-BR', {
      timeZone: 'America/Sao_Paulo',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    }),
);

/** '14/08/2026, 09:42' of an instant, as clocks in Brasília say it; nothing of what is no instant. */
export const formatMoment = (instant: string): string =>
  Number.isNaN(Date.parse(instant)) ? '' : momentFormat().format(new Date(instant));

/** '22/03/1984' of a calendar day 'yyyy-mm-dd', which no zone may shift. */
export const writeDay = (day: string): string => day.split('-').reverse().join('/');
