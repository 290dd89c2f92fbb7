import { createHash } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { requestCounts } from '../../schema/request-counts.table.ts';
import type { Queries } from '../query/queries.ts';

/** What is counted, and of whom. */
export type CountedBy = readonly [what: string, ...whom: string[]];

const keyOf = (by: CountedBy): string => createHash('sha256').update(JSON.stringify(by)).digest('hex');

export interface RequestCount {
  readonly count: number;
  /** Since the last one, seconds. */
  readonly ago: number;
  /** Until the count ends, seconds. */
  readonly left: number;
}

const columns = {
  count: requestCounts.count,
  ago: sql<number>`extract(epoch from clock_timestamp() - ${requestCounts.last_at})::float8`,
  left: sql<number>`extract(epoch from ${requestCounts.ends_at} - clock_timestamp())::float8`,
};

/** Counts one more. The count begins anew so many seconds after its first one or, where it `slides`, after its last. By the database's clock, which all copies share. */
export async function countRequest(
  db: Queries,
  by: CountedBy,
  seconds: number,
  { slides = false }: { readonly slides?: boolean } = {},
): Promise<RequestCount> {
  const isOver = sql`${requestCounts.ends_at} <= excluded.last_at`;
  const end = sql`clock_timestamp() + make_interval(secs => ${seconds})`;
  const [row] = await db
    .insert(requestCounts)
    .values({ key: keyOf(by), count: 1, last_at: sql`clock_timestamp()`, ends_at: end })
    .onConflictDoUpdate({
      target: requestCounts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${requestCounts.count} + 1 end`,
        last_at: sql`excluded.last_at`,
        ends_at: slides
          ? sql`excluded.ends_at`
          : sql`case when ${isOver} then excluded.ends_at else ${requestCounts.ends_at} end`,
      },
    })
    .returning(columns);
  if (!row) throw new Error('a counted request was not returned');
  return row;
}

/** What has been counted and still holds; null where nothing has. */
export async function readCount(db: Queries, by: CountedBy): Promise<RequestCount | null> {
  const [row] = await db
    .select(columns)
    .from(requestCounts)
    .where(and(eq(requestCounts.key, keyOf(by)), gt(requestCounts.ends_at, sql`clock_timestamp()`)));
  return row ?? null;
}

/** Forgets what has been counted. */
export async function forgetCount(db: Queries, by: CountedBy): Promise<void> {
  await db.delete(requestCounts).where(eq(requestCounts.key, keyOf(by)));
}
