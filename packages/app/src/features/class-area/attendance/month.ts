import { attendanceCopy } from './attendance.copy.ts';

const weekday = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', weekday: 'short' });
const monthName = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', month: 'long', year: 'numeric' });
const at = (day: string) => new Date(`${day}T00:00:00Z`);

/** 'maio de 2026' of any day of it. */
export const monthOf = (day: string): string => monthName.format(at(day));

/** The last day of a day's month. */
export function lastOfMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** '04 seg' of '2026-05-04'. */
export const headingOf = (day: string): string => `${day.slice(8)} ${weekday.format(at(day)).replace('.', '')}`;

/** 'Frequência de maio de 2026' of any day of it. */
export const rollOfMonth = (day: string): string => attendanceCopy.monthOf(monthOf(day));
