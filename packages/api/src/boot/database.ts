import { migrateDatabase } from '../database/migrate.ts';
import { findRunningPostgres, holdsCluster, startPostgres } from '../database/supervisor/index.ts';
import type { BootConfig } from './config.ts';

/** Where the server finds its rows, migrated and ready. */
export interface ReadyDatabase {
  ok: true;
  url: string;
  stop(): Promise<void>;
}

export interface BootLog {
  info(message: string): void;
  warn(message: string): void;
}

/** The PostgreSQL of the configuration: the one of `DATABASE_URL`, which is not ours to start or stop, or our own. */
export async function startDatabase(
  { databaseUrl, dataDir }: Pick<BootConfig, 'databaseUrl' | 'dataDir'>,
  log: BootLog,
  onLost: (message: string) => void,
): Promise<ReadyDatabase | { ok: false; message: string }> {
  if (databaseUrl !== null) return { ok: true, url: databaseUrl, stop: async () => undefined };
  const postgres = await startPostgres({ dataDir, log, onLost: (failure) => onLost(failure.message) });
  if (!postgres.ok) return postgres;
  if (postgres.adopted) log.info('O banco de dados de uma execução interrompida foi reaproveitado.');
  return { ok: true, url: postgres.url, stop: postgres.stop };
}

/**
 * The configured database for a program of its own: of a running instance where `mayRun`, else ours alone for as long as this takes.
 * Where it `mustExist`, a data folder without one is an error of the folder's name, and nothing is made there.
 */
export async function openDatabase(
  config: Pick<BootConfig, 'databaseUrl' | 'dataDir'>,
  { mayRun, mustExist = false }: { readonly mayRun: boolean; readonly mustExist?: boolean },
  log: BootLog,
  giveUp: (message: string) => never,
): Promise<Pick<ReadyDatabase, 'url' | 'stop'>> {
  if (mustExist && config.databaseUrl === null && !(await holdsCluster(config.dataDir))) {
    giveUp(
      `Não há banco de dados em ${config.dataDir}. Indique em CADERNETA_DATA a pasta com que a Caderneta é iniciada, ou em DATABASE_URL o banco dela.`,
    );
  }
  const running = mayRun && config.databaseUrl === null ? await findRunningPostgres(config.dataDir) : null;
  if (running !== null) return { url: running, stop: async () => undefined };
  const database = await startDatabase(config, log, giveUp);
  return database.ok ? database : giveUp(database.message);
}

/** Brings the tables up to date; says how many steps that took when there were any. */
export async function updateTables(url: string, log: BootLog): Promise<{ ok: true } | { ok: false; message: string }> {
  const migrated = await migrateDatabase(url);
  if (migrated.ok && migrated.applied > 0) log.info(`Banco de dados atualizado (${migrated.applied} etapas).`);
  return migrated;
}
