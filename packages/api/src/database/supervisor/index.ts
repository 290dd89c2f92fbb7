import path from 'node:path';
import type pg from 'pg';
import { type Attachment, attach } from './attach.ts';
import { type Binaries, prepareBinaries } from './binaries.ts';
import { type Cluster, openCluster, ROLE, readExistingCluster } from './cluster.ts';
import { failures, type SupervisorFailure } from './failures.ts';
import { ensureDatabase } from './owner.ts';
import { findServer, stopServer } from './postmaster.ts';

export { holdsCluster } from './cluster.ts';
export type { SupervisorFailure, SupervisorFailureCode } from './failures.ts';
export { defaultDataFolder } from './folders.ts';

const DATABASE = 'caderneta';
const RESTART_LIMIT = 5;
const RESTART_WINDOW_MS = 60_000;

export interface SupervisorLog {
  info(message: string): void;
  warn(message: string): void;
}

export interface SupervisorOptions {
  /** The folder that holds the cluster (in `pg18/`); created when missing. */
  dataDir: string;
  log: SupervisorLog;
  /** The server died and could not be brought back: nothing works any more, the process should end with this message. */
  onLost: (failure: SupervisorFailure) => void;
  /** The platform package of the binaries, where it is not found by its name. */
  packageFolder?: string;
}

export interface RunningPostgres {
  ok: true;
  /** Connection string of the application's database; it stays the same when the server has to be restarted. */
  url: string;
  port: number;
  /** The server was found running without an owner, left behind by an instance that was killed. */
  adopted: boolean;
  /** Stops the server orderly. Clients should have been closed before. May be called more than once. */
  stop(): Promise<void>;
}

/**
 * Runs PostgreSQL on a data folder for as long as this process wants, as its only instance there. It creates the cluster
 * at the first start, adopts a server that a killed instance left behind, and restarts one that dies.
 */
export async function startPostgres(options: SupervisorOptions): Promise<RunningPostgres | SupervisorFailure> {
  const prepared = await prepareBinaries(options.packageFolder);
  if (!prepared.ok) return prepared;
  const { binaries } = prepared;
  const opened = await openCluster(path.resolve(options.dataDir), binaries);
  if (!opened.ok) return opened;
  const attached = await attach(binaries, opened.cluster);
  if (!attached.ok) return attached;
  const owner = new Owner(binaries, opened.cluster, attached, options);
  try {
    await ensureDatabase(attached.client, DATABASE);
  } catch (error) {
    await owner.stop();
    return failures.startFailed(opened.cluster.folder, (error as Error).message);
  }
  const { port } = attached;
  return {
    ok: true,
    url: urlOf(port, opened.cluster.password),
    port,
    adopted: attached.adopted,
    stop: () => owner.stop(),
  };
}

/** Connection string of a server that an instance runs on the folder; null where none runs. It is not ours to stop. */
export async function findRunningPostgres(dataDir: string): Promise<string | null> {
  const cluster = await readExistingCluster(path.resolve(dataDir));
  const server = cluster && (await findServer(cluster));
  return server && server.port > 0 ? urlOf(server.port, cluster.password) : null;
}

const urlOf = (port: number, password: string): string =>
  `postgres://${ROLE}:${password}@127.0.0.1:${port}/${DATABASE}`;

/** Holds the owner's connection, whose end is also how we learn, at once, that the server died. */
class Owner {
  private readonly restarts: number[] = [];
  private readonly port: number;
  private client: pg.Client;
  private stopping: Promise<void> | undefined;
  private recovering: Promise<void> | undefined;

  constructor(
    private readonly binaries: Binaries,
    private readonly cluster: Cluster,
    attached: Attachment,
    private readonly options: SupervisorOptions,
  ) {
    this.port = attached.port;
    this.client = this.watch(attached.client);
  }

  stop(): Promise<void> {
    this.stopping ??= this.shutDown();
    return this.stopping;
  }

  private async shutDown(): Promise<void> {
    await this.recovering;
    const stopped = await stopServer(this.binaries, this.cluster);
    await this.client.end().catch(() => undefined);
    if (!stopped) this.options.log.warn('O PostgreSQL não encerrou; ele será reaproveitado no próximo início.');
  }

  private watch(client: pg.Client): pg.Client {
    client.once('end', () => {
      if (this.stopping !== undefined) return;
      this.recovering = this.recover().finally(() => {
        this.recovering = undefined;
      });
    });
    return client;
  }

  private async recover(): Promise<void> {
    const now = Date.now();
    this.restarts.push(now);
    const recent = this.restarts.filter((time) => now - time < RESTART_WINDOW_MS).length;
    if (recent > RESTART_LIMIT) {
      return this.options.onLost(failures.startFailed(this.cluster.folder, 'ele parou várias vezes em um minuto'));
    }
    this.options.log.warn('O PostgreSQL parou inesperadamente; reiniciando.');
    const attached = await attach(this.binaries, this.cluster, this.port);
    if (!attached.ok) return this.options.onLost(attached);
    if (attached.port !== this.port) {
      await attached.client.end();
      return this.options.onLost(failures.inUse(this.cluster.folder, undefined));
    }
    this.client = this.watch(attached.client);
    this.options.log.info('O PostgreSQL voltou a funcionar; nenhum dado confirmado foi perdido.');
  }
}
