import { type SQL, sql } from 'drizzle-orm';

/** Ids as one array of PostgreSQL: a list of any length is the same statement, with one value. */
export const uuids = (ids: readonly string[]): SQL => sql`${`{${ids.join(',')}}`}::uuid[]`;
