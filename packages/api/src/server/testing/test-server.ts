import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Endpoint, Role } from '@caderneta/contract';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Pool } from 'pg';
import { buildServer, type ServerParts } from '../../boot/build-server.ts';
import { createDatabase } from '../../database/connection.ts';
import { createTestDatabase, type TestTemplate } from '../../database/test-database.ts';
import type { FileStore } from '../../files/file-store.ts';
import { createFolderStore } from '../../files/folder-store.ts';
import type { ServerConfig } from '../context/server-config.ts';
import { testNow, tokenOf } from './fixture.ts';
import { openUndoable } from './one-transaction.ts';
import { smallNetwork } from './small-network.ts';

export interface TestServer {
  readonly app: FastifyInstance;
  readonly db: NodePgDatabase;
  readonly pool: Pool;
  readonly fileStore: FileStore;
  /** Folder of the file store. */
  readonly folder: string;
  /** Lines that the server logged. */
  readonly log: string[];
  /** Moves the clock; tests start at `testNow`. */
  setNow(now: Date): void;
  close(): Promise<void>;
}

const generous = {
  ...{ login: 1e6, loginPerNetwork: 1e6, passwordReset: 1e6, legacyOmr: 1e6, recordings: 1e6 },
  outsidersShare: 1,
};
const baseConfig: ServerConfig = {
  appDir: null,
  publicUrl: 'https://escola.example',
  demo: false,
  legacyOmrUrl: null,
  limits: generous,
  openLegacy: true,
};

/** The whole server on a database of its own that holds the small network. Limits are out of the way, and the older services' paths open, unless `config` says otherwise. */
export async function startTestServer(
  config: Partial<ServerConfig> = {},
  parts: Partial<ServerParts> = {},
  template: TestTemplate = smallNetwork,
): Promise<TestServer> {
  const database = await createTestDatabase(template);
  const server = await startServer(createDatabase(database.pool), database.pool, config, parts);
  const close = async () => {
    await server.close();
    await database.drop();
  };
  return { ...server, close };
}

/** The whole server on a database that the test has. */
export async function startServer(
  db: NodePgDatabase,
  pool: Pool,
  config: Partial<ServerConfig> = {},
  parts: Partial<ServerParts> = {},
): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'caderneta-files-'));
  const fileStore = createFolderStore(folder);
  const log: string[] = [];
  let now = testNow;
  const app = await buildServer({
    db,
    pool,
    config: { ...baseConfig, ...config },
    clock: { now: () => now },
    fileStore,
    logger: { stream: { write: (line) => void log.push(line) } },
    ...parts,
  });
  const close = async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  };
  const setNow = (moment: Date) => {
    now = moment;
  };
  return { app, db, pool, fileStore, folder, log, setNow, close };
}

/** A server for one request at a time, all within a transaction that is never committed: `undo` takes back what requests changed. */
export async function startUndoableServer(
  template: TestTemplate = smallNetwork,
): Promise<TestServer & { undo(): Promise<void> }> {
  const database = await createTestDatabase(template);
  const undoable = await openUndoable(database.pool);
  const server = await startServer(undoable.db, database.pool, {}, { works: false });
  const close = async () => {
    await server.close();
    await undoable.release();
    await database.drop();
  };
  return { ...server, close, undo: undoable.undo };
}

interface Request {
  readonly role?: Role;
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** A request as a client sends it. `role` signs in as that role's user. */
export function send(
  app: FastifyInstance,
  method: Endpoint['method'],
  url: string,
  request: Request = {},
): Promise<LightMyRequestResponse> {
  const token = request.token ?? (request.role ? tokenOf(request.role) : undefined);
  const headers = { ...(token ? { authorization: `Bearer ${token}` } : {}), ...request.headers };
  return app.inject({
    method,
    url,
    headers,
    ...(request.body === undefined ? {} : { payload: request.body as object }),
  });
}
