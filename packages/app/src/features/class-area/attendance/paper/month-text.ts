const named = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', month: 'long', year: 'numeric' });
const weekday = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', weekday: 'short' });

/** 'novembro de 2026' of a month ('2026-11'). */
export const writeMonth = (month: string): string => named.format(new Date(`${month}-01T00:00:00Z`));

/** 'ter' of a day. */
export const shortWeekday = (day: string): string => weekday.format(new Date(`${day}T00:00:00Z`)).replace('.', '');

/** '03/11' of a day. */
export const shortDay = (day: string): string => day.slice(5).split('-').reverse().join('/');

/** The months of a school year, or of the calendar year of a day where nobody set one. */
export function monthsOf(
  year: { readonly starts_on: string; readonly ends_on: string } | null,
  today: string,
): string[] {
  const from = year?.starts_on ?? `${today.slice(0, 4)}-01-01`;
  const to = year?.ends_on ?? `${today.slice(0, 4)}-12-31`;
  const months: string[] = [];
  for (let at = new Date(`${from.slice(0, 7)}-01T00:00:00Z`); ; at.setUTCMonth(at.getUTCMonth() + 1)) {
    const month = at.toISOString().slice(0, 7);
    if (month > to.slice(0, 7)) return months;
    months.push(month);
  }
}
