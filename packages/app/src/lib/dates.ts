import { brasiliaFormat, dayOf, lazily, writeDay } from '@caderneta/contract';

export { dayOf, formatMoment, writeDay } from '@caderneta/contract';

const longDayFormat = lazily(() => new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', dateStyle: 'full' }));
const timeFormat = brasiliaFormat('pt-BR', { hour: '2-digit', minute: '2-digit' });

/** '14/08/2026' of an instant, as the calendar in Brasília says it; what is no instant, as a server may leave one out, reads as nothing. */
export const formatDay = (instant: string): string =>
  Number.isNaN(Date.parse(instant)) ? '' : writeDay(dayOf(new Date(instant)));

/** The year that it is in Brasília. */
export const yearOf = (now: Date): number => Number(dayOf(now).slice(0, 4));

/** '09:41'. */
export const formatTime = (moment: Date): string => timeFormat().format(moment);

/** 'sexta-feira, 14 de agosto de 2026' of a calendar day. */
export const writeLongDay = (day: string): string => longDayFormat().format(new Date(`${day}T00:00:00Z`));

/** 'sexta-feira, 14 de agosto': of a day that is never a year away. */
export const writeNearDay = (day: string): string => writeLongDay(day).replace(/ de \d+$/, '');
