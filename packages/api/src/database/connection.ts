import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { PreparedClient } from './prepared-client.ts';

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

export interface PoolOptions {
  /** Connections at most. */
  max?: number;
  /** Called when an idle connection breaks; the pool replaces it by itself. */
  onIdleError?: (error: Error) => void;
}

/**
 * A pool of connections to the database of `url`. A `date` is read as its `YYYY-MM-DD` text, so that no time zone can
 * shift it; `numeric` and `bigint` as numbers (our scores and counts are exact in them; a bigint that is not throws).
 */
export function createPool(url: string, { max = 10, onIdleError }: PoolOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    Client: PreparedClient,
    connectionString: url,
    max,
    application_name: 'caderneta',
    connectionTimeoutMillis: 10_000,
    idle_in_transaction_session_timeout: 60_000,
  });
  pool.on('error', (error) => onIdleError?.(error));
  return pool;
}

/** Drizzle over a pool. */
export function createDatabase(pool: pg.Pool): NodePgDatabase {
  return drizzle(pool);
}
