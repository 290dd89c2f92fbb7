import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { prepareBinaries } from '../binaries.ts';
import { openCluster, ROLE } from '../cluster.ts';
import { freePort, startServer, stopServer } from '../postmaster.ts';
import { createScratch } from '../scratch.ts';

/** A PostgreSQL that nobody supervises, as a managed one is to us: a test stops and starts it on the same port. */
export interface RestartablePostgres {
  readonly url: string;
  restart(): Promise<void>;
  remove(): Promise<void>;
}

/** @param parent folder of its data */
export async function startRestartablePostgres(parent = tmpdir()): Promise<RestartablePostgres> {
  const prepared = await prepareBinaries();
  if (!prepared.ok) throw new Error(prepared.message);
  const dataDir = await createScratch(parent, 'caderneta-test-');
  const opened = await openCluster(dataDir, prepared.binaries);
  if (!opened.ok) throw new Error(opened.message);
  const port = await freePort();
  const start = async () => {
    const outcome = await startServer(prepared.binaries, opened.cluster, port);
    if (!outcome.ok) throw new Error(outcome.detail);
  };
  const stop = () => stopServer(prepared.binaries, opened.cluster);
  await start();
  return {
    url: `postgres://${ROLE}:${opened.cluster.password}@127.0.0.1:${port}/postgres`,
    restart: async () => {
      await stop();
      await start();
    },
    remove: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
