import { and, eq, inArray, lt, or } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { FastifyBaseLogger } from 'fastify';
import type { Queries } from '../query/queries.ts';
import type { JobQueue } from './job-queue.ts';

/** A table of long work: QUEUED, then RUNNING, and DONE or FAILED at the end. Who cancels work takes its row out of these, or away. */
type JobTable = PgTable & Readonly<Record<'id' | 'status' | 'updated_at' | 'failure', PgColumn>>;

/** Of work under way nobody heard for so long, ms: its process is gone. */
const silentMs = 5 * 60 * 1000;

interface RowContext {
  readonly db: Queries;
  readonly clock: { now(): Date };
}
interface JobContext extends RowContext {
  readonly jobs: JobQueue;
  readonly logger: Pick<FastifyBaseLogger, 'error'>;
}

export interface JobRows<Row> {
  /**
   * Does the work of a row, if it is still wanted and nobody else is at it.
   *
   * @param begun What stands in the row while nothing of it is done.
   * @param failure What people read where the work threw.
   */
  run(
    context: JobContext,
    id: string,
    work: (row: Row) => Promise<unknown>,
    { begun, failure }: { readonly begun: Partial<Row>; readonly failure: string },
  ): Promise<void>;
  /** Changes the row of work under way, which also says that somebody is at it; false where it was cancelled meanwhile. */
  set(context: RowContext, id: string, change: Partial<Row>): Promise<boolean>;
  /** Adds to the queue what an earlier run of the server left behind: at once what nobody began, later what somebody may still be at. */
  resume(context: JobContext): Promise<void>;
}

/** Long work of which each piece is a row of `table`, done by the process that takes it from `queue`. */
export function createJobRows<Table extends JobTable>(table: Table, queue: string): JobRows<Table['$inferSelect']> {
  type Row = Table['$inferSelect'];
  const source: PgTable = table;
  const isUnfinished = inArray(table.status, ['QUEUED', 'RUNNING']);
  const values = (change: object) => change as PgUpdateSetSource<PgTable>;

  const claim = async ({ db, clock }: JobContext, id: string, begun: Partial<Row>): Promise<Row | null> => {
    const now = clock.now();
    const isFree = or(eq(table.status, 'QUEUED'), lt(table.updated_at, new Date(now.getTime() - silentMs)));
    const [row] = await db
      .update(source)
      .set(values({ ...begun, status: 'RUNNING', updated_at: now }))
      .where(and(eq(table.id, id), isUnfinished, isFree))
      .returning();
    return row ?? null;
  };
  const set: JobRows<Row>['set'] = async ({ db, clock }, id, change) => {
    const changed = await db
      .update(source)
      .set(values({ ...change, updated_at: clock.now() }))
      .where(and(eq(table.id, id), eq(table.status, 'RUNNING')))
      .returning({ id: table.id });
    return changed.length > 0;
  };
  return {
    set,
    async run(context, id, work, { begun, failure }) {
      const row = await claim(context, id, begun);
      if (!row) return;
      try {
        await work(row);
      } catch (err) {
        context.logger.error({ err, queue }, 'long work failed');
        await set(context, id, { status: 'FAILED', failure } as Partial<Row>);
      }
    },
    async resume({ db, jobs, clock }) {
      const left = await db
        .select({ id: table.id, status: table.status })
        .from(source)
        .where(and(isUnfinished, lt(table.updated_at, clock.now())));
      for (const { id, status } of left) {
        await jobs.add(queue, String(id), status === 'QUEUED' ? 0 : silentMs / 1000);
      }
    },
  };
}
