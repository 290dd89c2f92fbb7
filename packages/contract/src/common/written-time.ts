import { lazily } from './lazily.ts';

/** A format of instants by the clocks and the calendar of Brasília. */
export const brasiliaFormat = (locale: string, options: Intl.DateTimeFormatOptions): (() => Intl.DateTimeFormat) =>
  lazily(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'America/Sao_Paulo' }));

const dayFormat = brasiliaFormat('en-CA', { day: '2-digit', month: '2-digit', year: 'numeric' });
const momentFormat = brasiliaFormat('pt-BR', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** 'yyyy-mm-dd': the day that it is in Brasília. */
export const dayOf = (moment: Date): string => dayFormat().format(moment);

/** '14/08/2026, 09:42' of an instant, as clocks in Brasília say it; nothing of what is no instant. */
export const formatMoment = (instant: string): string =>
  Number.isNaN(Date.parse(instant)) ? '' : momentFormat().format(new Date(instant));

/** '22/03/1984' of a calendar day 'yyyy-mm-dd', which no zone may shift. */
export const writeDay = (day: string): string => day.split('-').reverse().join('/');
