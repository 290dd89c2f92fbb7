import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import PgBoss from 'pg-boss';

/** Does one piece of long work, known by its row's id. `signal` asks to leave off, because the server stops. */
export type JobWork = (id: string, signal: AbortSignal) => Promise<void>;

/**
 * Work that outlives its request, in the database's own queue: any process of the server may do it, one piece at a time each. Nothing
 * is asked of the database before the first piece.
 */
export interface JobQueue {
  /** Says who does the work of a queue. While routes are added. */
  handle(queue: string, work: JobWork): void;
  /** Adds work for the row; `afterSeconds` before which nobody begins. Durable when the promise resolves. */
  add(queue: string, id: string, afterSeconds?: number): Promise<void>;
  /** Lets what is under way leave off, then closes. Asked again, waits for the same. */
  stop(): Promise<void>;
}

/** Of the queue itself; each piece of work has its own connections besides. */
const connections = 2;
/** Work that threw, because the database was away, is tried again. */
const retries = { retryLimit: 2, retryDelay: 330, expireInMinutes: 30 };
const pollSeconds = 5;
const stopMs = 10_000;

/** @param works False only adds: other processes do the work. */
export function createJobQueue(pool: Pool, logger: FastifyBaseLogger, works: boolean): JobQueue {
  const queues = new Map<string, JobWork>();
  const workers = new Map<string, string>();
  const stopping = new AbortController();
  let started: Promise<PgBoss> | null = null;
  let stopped: Promise<void> | null = null;

  const open = async (): Promise<PgBoss> => {
    const boss = new PgBoss({
      connectionString: pool.options.connectionString ?? '',
      max: connections,
      application_name: 'caderneta-jobs',
      schedule: false,
    });
    boss.on('error', (err) => logger.error({ err }, 'the job queue failed'));
    await boss.start();
    for (const [queue, work] of queues) {
      await boss.createQueue(queue, { name: queue, ...retries });
      if (!works) continue;
      const worker = await boss.work<{ id: string }>(queue, { pollingIntervalSeconds: pollSeconds }, async (jobs) => {
        for (const { data } of jobs) await work(data.id, stopping.signal);
      });
      workers.set(queue, worker);
    }
    return boss;
  };
  const start = (): Promise<PgBoss> => {
    started ??= open().catch((error) => {
      started = null;
      throw error;
    });
    return started;
  };
  const close = async (): Promise<void> => {
    stopping.abort();
    const boss = await started?.catch(() => null);
    await boss?.stop({ graceful: true, timeout: stopMs });
  };

  return {
    handle: (queue, work) => void queues.set(queue, work),
    add: async (queue, id, afterSeconds = 0) => {
      if (stopping.signal.aborted) return;
      const boss = await start();
      await boss.send(queue, { id }, { ...retries, startAfter: afterSeconds });
      const worker = workers.get(queue);
      if (worker) boss.notifyWorker(worker);
    },
    stop: () => {
      stopped ??= close();
      return stopped;
    },
  };
}
