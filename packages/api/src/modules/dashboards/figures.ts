import { type DashboardShare, frequencyOf, type Presence, roundHalfUp } from '@caderneta/contract';
import { schoolDay, schoolYearOf } from '../../server/query/school-time.ts';

export const shareOf = (part: number, whole: number): DashboardShare => ({
  part,
  whole,
  percent: whole > 0 ? roundHalfUp((part / whole) * 100) : null,
});

/** The same of presences, where what does not reach a minimum is not shown as if it did. */
export const presenceShareOf = ({ present, absent }: Presence): DashboardShare => ({
  part: present,
  whole: present + absent,
  percent: frequencyOf({ present, absent }),
});

/** Mean of so many grades; null of none. */
export const meanOf = (sum: number, count: number): number | null => (count > 0 ? roundHalfUp(sum / count) : null);

/** The day that a panel is of. */
export const panelDay = (now: Date) => ({ academic_year: schoolYearOf(now), today: schoolDay(now) });
export type PanelDay = ReturnType<typeof panelDay>;

export const sumOf = <T>(rows: readonly T[], value: (row: T) => number): number =>
  rows.reduce((sum, row) => sum + value(row), 0);

/** A class or a school with its sums, as a statement answers them. */
export interface FigureRow extends Record<string, unknown> {
  id: string;
  name: string;
  pupils: number;
  present: number;
  absent: number;
  posted: number;
  expected: number;
}
