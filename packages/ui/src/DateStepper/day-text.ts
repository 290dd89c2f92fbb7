const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('pt-BR', { ...options, timeZone: 'UTC' });
const weekday = format({ weekday: 'long' });
const dayOfMonth = format({ day: 'numeric', month: 'long' });

/** '2026-08-14' as 'Sexta, 14 de agosto', with the year where it is not today's. */
export function writeDay(isoDate: string, today: string): string {
  const date = new Date(`${isoDate}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return isoDate;
  const name = weekday.format(date).replace('-feira', '');
  const year = isoDate.slice(0, 4);
  const text = `${name.charAt(0).toUpperCase()}${name.slice(1)}, ${dayOfMonth.format(date)}`;
  return year === today.slice(0, 4) ? text : `${text} de ${year}`;
}

const dayMs = 86_400_000;
/** The day so many days later, 'yyyy-mm-dd'; null where `isoDate` is none. */
export function addDays(isoDate: string, days: number): string | null {
  const at = Date.parse(`${isoDate}T00:00:00Z`);
  return Number.isNaN(at) ? null : new Date(at + days * dayMs).toISOString().slice(0, 10);
}
