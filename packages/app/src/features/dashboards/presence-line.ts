import type { ManagerDashboard } from '@caderneta/contract';

/** Per cent of presence by day, with days as '14/08'; null on a day whose roll calls hold nobody. */
export function presenceLine(days: ManagerDashboard['daily_attendance']) {
  return {
    periods: days.map(({ date }) => date.slice(5).split('-').reverse().join('/')),
    values: days.map(({ present, absent }) =>
      present + absent === 0 ? null : Math.round((1000 * present) / (present + absent)) / 10,
    ),
  };
}
