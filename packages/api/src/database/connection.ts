import { availableParallelism } from 'node:os';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { preparedClientClass } from './prepared-client.ts';

const { builtins } = pg.types;
const DATE_ARRAY = 1182;
const INT8_ARRAY = 1016;
const NUMERIC_ARRAY = 1231;
const TEXT_ARRAY: number = 1009;
const parseTextArray: (text: string) => (string | null)[] = pg.types.getTypeParser(TEXT_ARRAY);

// For the whole process: drizzle's own queries look parsers up there and not in the pool.
installParser(builtins.DATE, DATE_ARRAY, String);
installParser(builtins.NUMERIC, NUMERIC_ARRAY, Number);
installParser(builtins.INT8, INT8_ARRAY, safeInteger);

function installParser<T>(type: number, arrayType: number, parse: (text: string) => T): void {
  pg.types.setTypeParser(type, parse);
  pg.types.setTypeParser(arrayType, (text: string) =>
    parseTextArray(text).map((item) => (item === null ? null : parse(item))),
  );
}

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a number`);
  return value;
}

/**
 * Twice the cores, as PostgreSQL's own rule says of one on this machine, and never fewer than long work may hold while the rest is
 * answered. More of them make no call quicker: they take turns, and the slowest waits longer.
 */
const usualConnections = Math.max(4, 2 * availableParallelism());

/** By this name the database's server knows our connections. */
const applicationName = 'caderneta';

export interface PoolOptions {
  /** Connections at most; by default as many as this machine has a use for. */
  max?: number | undefined;
  /** Connections that stay open while nobody asks anything. Default 0. */
  min?: number;
  /** Called when an idle connection breaks; the pool replaces it by itself. */
  onIdleError?: (error: Error) => void;
}

/**
 * A pool of connections to the database of `url`. A `date` is read as its `YYYY-MM-DD` text, so that no time zone can
 * shift it; `numeric` and `bigint` as numbers (our scores and counts are exact in them; a bigint that is not throws).
 */
export function createPool(url: string, { max = usualConnections, min = 0, onIdleError }: PoolOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    Client: preparedClientClass(),
    connectionString: url,
    max,
    min,
    application_name: applicationName,
    connectionTimeoutMillis: 10_000,
    idle_in_transaction_session_timeout: 60_000,
    // Disks without a moving head, and calls too short for compiling a plan.
    onConnect: async (client: pg.ClientBase) => {
      await client.query('SET random_page_cost = 1.1; SET jit = off');
    },
  });
  pool.on('error', (error) => onIdleError?.(error));
  // A connection may break between two statements of a transaction, where no query hears of it: unheard, it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Why a connection string cannot be taken for one, as PostgreSQL's client reads it; null where it can. */
export function connectionStringFailure(url: string): string | null {
  try {
    new pg.Client({ connectionString: url });
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Whether others of us are connected to the pool's database: the server, which leaves one open, or a program. */
export async function hasOtherUsers(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query(
    `SELECT EXISTS (SELECT FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = $1 AND pid <> pg_backend_pid()) AS others`,
    [applicationName],
  );
  return rows[0].others;
}

/**
 * Drizzle over a pool. Its own transaction keeps the connection for ever when BEGIN fails, as it does while the server restarts: ten
 * of those, and nobody gets a connection again.
 */
export function createDatabase(pool: pg.Pool): NodePgDatabase {
  const db = drizzle(pool);
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(work, config);
    } finally {
      // A connection that broke is not put back: the pool looks.
      client.release();
    }
  };
  return db;
}
