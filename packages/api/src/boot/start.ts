import type { FastifyInstance } from 'fastify';
import { createDatabase, createPool } from '../database/connection.ts';
import { openFileStore } from '../files/open-file-store.ts';
import { createMailer } from '../server/background/mailer.ts';
import { buildServer, type ServerParts } from './build-server.ts';
import type { BootConfig } from './config.ts';
import { type BootLog, startDatabase, updateTables } from './database.ts';
import { type FirstData, prepareFirstData } from './first-data.ts';
import { isPortTaken, portTakenMessage } from './port.ts';
import { secretKeyOf } from './secret-key.ts';

/** How long a stop waits for requests in course. */
const CLOSE_TIMEOUT_MS = 10_000;

export interface RunningCaderneta {
  ok: true;
  /** Where people open it, e.g. `http://localhost:3000`. */
  address: string;
  firstData: FirstData;
  /** Answers what was asked already, then closes everything. May be called more than once. */
  stop(): Promise<void>;
}

export interface StartOptions {
  log: BootLog;
  /** The database is lost for good; the process should end with this message. */
  onLost: (message: string) => void;
  logger?: ServerParts['logger'];
}

/**
 * Starts everything: database, tables, first data, HTTP server.
 *
 * @returns on failure, a message in Portuguese; whatever had been started is stopped again.
 */
export async function startCaderneta(
  config: BootConfig,
  options: StartOptions,
): Promise<RunningCaderneta | { ok: false; message: string }> {
  const database = await startDatabase(config, options.log, options.onLost);
  if (!database.ok) return database;
  const cleanups = [database.stop];
  const stop = once(async () => {
    for (const cleanup of cleanups.toReversed()) await cleanup();
  });
  const started = await startOn(database.url, config, options, cleanups).catch(async (error) => {
    await stop();
    throw error;
  });
  if (started.ok) return { ...started, stop };
  await stop();
  return started;
}

async function startOn(
  url: string,
  config: BootConfig,
  { log, logger }: StartOptions,
  cleanups: (() => Promise<void>)[],
): Promise<Omit<RunningCaderneta, 'stop'> | { ok: false; message: string }> {
  const { port, host } = config;
  if (await isPortTaken(port, host)) return { ok: false, message: portTakenMessage(port) };
  const updated = await updateTables(url, log);
  if (!updated.ok) return updated;

  const pool = createPool(url, {
    max: config.connections ?? undefined,
    // Whoever restores a backup sees by it that this server runs.
    min: 1,
    onIdleError: (error) => log.warn(`Conexão com o banco perdida: ${error.message}`),
  });
  cleanups.push(() => pool.end());
  const db = createDatabase(pool);
  const fileStore = await openFileStore(config);
  const firstData = await prepareFirstData({ db, fileStore }, config, log);
  const app = await buildServer({
    db,
    pool,
    config: { ...config, secretKey: secretKeyOf(config) },
    fileStore,
    logger,
    works: config.works,
    mailer: config.smtpUrl === null ? null : createMailer(config.smtpUrl, config.smtpFrom),
  });
  cleanups.push(() => withTimeout(app.close(), config.drainSeconds * 1000 + CLOSE_TIMEOUT_MS));
  try {
    await app.listen({ port, host });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return { ok: false, message: portTakenMessage(port) };
  }
  const address = port === 0 ? `http://localhost:${boundPort(app)}` : config.publicUrl;
  return { ok: true, address, firstData };
}

function boundPort(app: FastifyInstance): number | undefined {
  const bound = app.server.address();
  return bound !== null && typeof bound === 'object' ? bound.port : undefined;
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= work();
    return done;
  };
}

/** A client that never ends its request must not keep the database from being stopped orderly. */
async function withTimeout(work: Promise<unknown>, longestMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise((resolve) => {
    timer = setTimeout(resolve, longestMs);
  });
  await Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
