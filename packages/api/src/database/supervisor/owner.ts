import pg from 'pg';
import { ROLE } from './cluster.ts';

/** An arbitrary pair that names, in every cluster of ours, the right to be its only instance. */
const OWNER_LOCK = [0x0cade, 18] as const;
const APPLICATION_NAME = 'caderneta-owner';
const CONNECT_TIMEOUT_MS = 5_000;

export interface Address {
  port: number;
  password: string;
}

export type Claim =
  | { outcome: 'owned'; client: pg.Client }
  | { outcome: 'held'; ownerPid: number | undefined }
  /** Starting up, stopping, recovering, or not listening yet. */
  | { outcome: 'not-ready'; detail: string }
  | { outcome: 'wrong-password' };

/**
 * Tries to become the one instance that uses a running server: an advisory lock on a connection that does nothing else.
 * The system closes that connection when we die, however we die, so a lock that is held means a living owner and a server
 * whose lock is free is an orphan.
 */
export async function claim({ port, password }: Address): Promise<Claim> {
  const client = new pg.Client({
    ...connection({ port, password }, 'postgres'),
    application_name: `${APPLICATION_NAME}:${process.pid}`,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  });
  // A connection that breaks while nobody listens to it would otherwise end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1, $2) AS owned', [...OWNER_LOCK]);
    if (rows[0].owned) return { outcome: 'owned', client };
    const ownerPid = await findOwner(client);
    await client.end();
    return { outcome: 'held', ownerPid };
  } catch (error) {
    await client.end().catch(() => undefined);
    const code = (error as { code?: string }).code;
    if (code === '28P01') return { outcome: 'wrong-password' };
    return { outcome: 'not-ready', detail: (error as Error).message };
  }
}

async function findOwner(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query(
    `SELECT application_name FROM pg_locks JOIN pg_stat_activity USING (pid)
     WHERE locktype = 'advisory' AND granted AND classid = $1 AND objid = $2`,
    [...OWNER_LOCK],
  );
  const pid = Number(String(rows[0]?.application_name ?? '').split(':')[1]);
  return Number.isInteger(pid) ? pid : undefined;
}

/**
 * Ends what the dead owner of an orphaned server left running: nobody waits for its answers, and it may hold locks.
 *
 * @returns false when the server died meanwhile.
 */
export async function endAbandonedSessions(client: pg.Client): Promise<boolean> {
  const ended = client.query(
    `SELECT pg_terminate_backend(pid, 2000) FROM pg_stat_activity
     WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
  );
  return ended.then(
    () => true,
    () => false,
  );
}

/** Creates the application's database if it is not there yet. Call it as the owner. */
export async function ensureDatabase(client: pg.Client, name: string): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
  if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
}

function connection({ port, password }: Address, database: string) {
  return { host: '127.0.0.1', port, user: ROLE, password, database };
}
