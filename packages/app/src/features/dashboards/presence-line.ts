import { frequencyOf, type ManagerDashboard } from '@caderneta/contract';

/** Per cent of presence by day, with days as '14/08'; null on a day whose roll calls hold nobody. */
export function presenceLine(days: ManagerDashboard['daily_attendance']) {
  return {
    periods: days.map(({ date }) => date.slice(5).split('-').reverse().join('/')),
    values: days.map(frequencyOf),
  };
}

/** A scale on which days differ: from the ten below the lowest of them and the least attendance, or the lower half's end, up to all. */
export function presenceDomain(values: readonly (number | null)[], minimum: number): [number, number] {
  const lowest = Math.min(minimum, ...values.filter((value) => value !== null));
  return [Math.max(0, Math.min(50, Math.floor(lowest / 10) * 10)), 100];
}
