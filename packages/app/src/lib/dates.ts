import { lazily } from '@caderneta/contract';

export { formatMoment, writeDay } from '@caderneta/contract';

const zone = 'America/Sao_Paulo';

const dayFormat = lazily(
  () =>
    new Intl.DateTimeFormat('pt-BR', {
      timeZone: zone,
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    }),
);
const longDayFormat = lazily(() => new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', dateStyle: 'full' }));
const yearFormat = lazily(() => new Intl.DateTimeFormat('en-US', { timeZone: zone, year: 'numeric' }));

/** '14/08/2026' of an instant, as the calendar in Brasília says it; what is no instant, as a server may leave one out, reads as nothing. */
export const formatDay = (instant: string): string =>
  Number.isNaN(Date.parse(instant)) ? '' : dayFormat().format(new Date(instant));

/** The year that it is in Brasília. */
export const yearOf = (now: Date): number => Number(yearFormat().format(now));

const isoFormat = lazily(
  () =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
);

/** 'yyyy-mm-dd': the day that it is in Brasília. */
export const dayOf = (now: Date): string => isoFormat().format(now);

const timeFormat = lazily(
  () => new Intl.DateTimeFormat('pt-BR', { timeZone: zone, hour: '2-digit', minute: '2-digit' }),
);

/** '09:41'. */
export const formatTime = (moment: Date): string => timeFormat().format(moment);

/** 'sexta-feira, 14 de agosto de 2026' of a calendar day. */
export const writeLongDay = (day: string): string => longDayFormat().format(new Date(`${day}T00:00:00Z`));

/** 'sexta-feira, 14 de agosto': of a day that is never a year away. */
export const writeNearDay = (day: string): string => writeLongDay(day).replace(/ de \d+$/, '');
