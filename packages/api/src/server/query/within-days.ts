import { type Column, or, type SQL, sql } from 'drizzle-orm';

/** From a day to a day, both included. */
export interface Days {
  readonly starts_on: string;
  readonly ends_on: string;
}

/** Whether a day lies in any of some stretches; undefined where there is none. */
export const withinDays = (day: Column | SQL, stretches: readonly Days[]): SQL | undefined =>
  or(...stretches.map(({ starts_on, ends_on }) => sql`${day} between ${starts_on}::date and ${ends_on}::date`));
