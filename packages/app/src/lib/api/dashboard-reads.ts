import { dashboardEndpoints } from '@caderneta/contract';

/** Every dashboard: what counts people, classes, grades or roll calls anew makes them all stale. */
export const dashboardReads = Object.values(dashboardEndpoints);
