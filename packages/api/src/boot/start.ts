import type { FastifyInstance } from 'fastify';
import { backupFolderFailure } from '../backup/backup-folder.ts';
import { createDatabase, createPool } from '../database/connection.ts';
import { createMailer } from '../server/background/mailer.ts';
import { buildServer, type ServerParts } from './build-server.ts';
import type { BootConfig } from './config.ts';
import { type BootLog, startDatabase, updateTables } from './database.ts';
import { type FirstData, prepareFirstData } from './first-data.ts';
import { openDataFolder } from './open-data-folder.ts';
import { listenFailure, listenFailureText } from './port.ts';

/** How long a stop waits for requests in course. */
const CLOSE_TIMEOUT_MS = 10_000;

export interface RunningCaderneta {
  ok: true;
  /** Where people open it, e.g. `http://localhost:3000`. */
  address: string;
  firstData: FirstData;
  /** What works less than the configuration asks for, in Portuguese. */
  warnings: readonly string[];
  /** Answers what was asked already, then closes everything. May be called more than once. */
  stop(): Promise<void>;
}

export interface StartOptions {
  log: BootLog;
  /** The database is lost for good; the process should end with this message. */
  onLost: (message: string) => void;
  logger?: ServerParts['logger'];
  /** Gives the start up before its next step. */
  signal?: AbortSignal;
}

const givenUp = { ok: false, message: 'A Caderneta foi encerrada antes de ficar pronta.' } as const;

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
  { log, logger, signal }: StartOptions,
  cleanups: (() => Promise<void>)[],
): Promise<Omit<RunningCaderneta, 'stop'> | { ok: false; message: string }> {
  const { port, host } = config;
  const notListening = await listenFailure({ port, host });
  if (notListening !== null) return { ok: false, message: notListening };
  const folder = await openDataFolder(config);
  if (!folder.ok) return folder;
  if (signal?.aborted) return givenUp;
  const updated = await updateTables(url, log);
  if (!updated.ok) return updated;
  if (signal?.aborted) return givenUp;

  const pool = createPool(url, {
    max: config.connections ?? undefined,
    // Whoever restores a backup sees by it that this server runs.
    min: 1,
    onIdleError: (error) => log.warn(`Conexão com o banco perdida: ${error.message}`),
  });
  cleanups.push(() => pool.end());
  const db = createDatabase(pool);
  const { fileStore, secretKey } = folder;
  const firstData = await prepareFirstData({ db, fileStore }, config, log);
  if (signal?.aborted) return givenUp;
  const app = await buildServer({
    db,
    pool,
    config: { ...config, secretKey },
    fileStore,
    logger,
    works: config.works,
    mailer: config.smtpUrl === null ? null : createMailer(config.smtpUrl, config.smtpFrom),
  });
  cleanups.push(() => withTimeout(app.close(), config.drainSeconds * 1000 + CLOSE_TIMEOUT_MS));
  try {
    await app.listen({ port, host });
  } catch (error) {
    return { ok: false, message: listenFailureText(error as NodeJS.ErrnoException, { port, host }) };
  }
  const address = port === 0 ? `http://localhost:${boundPort(app)}` : config.publicUrl;
  const unwritable = config.works && config.backupDir !== null ? await backupFolderFailure(config.backupDir) : null;
  return { ok: true, address, firstData, warnings: unwritable === null ? [] : [unwritable] };
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
