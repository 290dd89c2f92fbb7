import { parseDate } from '@internationalized/date';

/** 'yyyy-mm' so many months later. */
export const addMonths = (month: string, months: number): string =>
  parseDate(`${month}-01`).add({ months }).toString().slice(0, 7);

const midday = (date: string) => new Date(`${date}T12:00:00Z`);
const formatter = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('pt-BR', { ...options, timeZone: 'UTC' });
const dayFormat = formatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const monthFormat = formatter({ month: 'long', year: 'numeric' });

/** 'sexta-feira, 14 de agosto de 2026' */
export const writeDay = (date: string): string => dayFormat.format(midday(date));

/** 'agosto de 2026' */
export const writeMonth = (month: string): string => monthFormat.format(midday(`${month}-01`));
