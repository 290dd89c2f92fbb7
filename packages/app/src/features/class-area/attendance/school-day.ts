import type { ClosedDay, MunicipalitySettings } from '@caderneta/contract';

/** Why no lesson is expected on a day. */
export type DayKind =
  | { readonly kind: 'closed'; readonly reason: string | null }
  | { readonly kind: 'outside' | 'between-terms' | 'weekend' };

/**
 * What the calendars of the municipality and of the school say of a day ('2026-03-31'); null where lessons are expected. A
 * school year or periods that nobody set flag nothing.
 */
export function dayKind(
  day: string,
  network: Pick<MunicipalitySettings, 'school_year' | 'terms' | 'closed_days'> | undefined,
  school: { readonly closed_days: readonly ClosedDay[] } | undefined,
): DayKind | null {
  const closed = [...(school?.closed_days ?? []), ...(network?.closed_days ?? [])].find(({ date }) => date === day);
  if (closed) return { kind: 'closed', reason: closed.reason };
  const year = network?.school_year;
  if (year && (day < year.starts_on || day > year.ends_on)) return { kind: 'outside' };
  const terms = (network?.terms ?? []).filter(({ starts_on }) => starts_on.slice(0, 4) === day.slice(0, 4));
  const isWithin = terms.some(({ starts_on, ends_on }) => starts_on <= day && day <= ends_on);
  if (terms.length > 0 && !isWithin) return { kind: 'between-terms' };
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6 ? { kind: 'weekend' } : null;
}
