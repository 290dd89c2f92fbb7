import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Binaries } from './binaries.ts';
import type { Cluster } from './cluster.ts';
import { failures, type SupervisorFailure } from './failures.ts';
import { claim, endAbandonedSessions } from './owner.ts';
import { findServer, freePort, runsPrograms, startServer, stopServer } from './postmaster.ts';
import { isAlive } from './process-identity.ts';

/** Crash recovery after a power cut may have much to replay. */
const PATIENCE_MS = 300_000;
/** An owner that is being stopped needs a moment to let go. */
const LIVING_OWNER_GRACE_MS = 1_000;
/** The system needs a moment to close the connections of an owner that was killed. */
const DEAD_OWNER_GRACE_MS = 5_000;
const PAUSE_MS = 100;
const PORT_ATTEMPTS = 5;

export interface Attachment {
  ok: true;
  client: pg.Client;
  port: number;
  /** The server was already running without an owner. */
  adopted: boolean;
}

/**
 * Becomes the owner of a running server on the cluster: starts one when there is none, adopts an orphan (restarts it when
 * it runs other programs than ours), waits for one that is coming up or going down, refuses one that has a living owner.
 *
 * @param fixedPort The port that clients already know; any free one when undefined.
 */
export async function attach(
  binaries: Binaries,
  cluster: Cluster,
  fixedPort?: number,
): Promise<Attachment | SupervisorFailure> {
  const begun = Date.now();
  let started = false;
  let heldSince: number | undefined;
  let takenPorts = 0;
  let lastDetail = '';
  while (Date.now() - begun < PATIENCE_MS) {
    const server = await findServer(cluster);
    if (server === undefined) {
      heldSince = undefined;
      const port = fixedPort ?? (await freePort());
      const outcome = await startServer(binaries, cluster, port);
      started = outcome.ok;
      if (outcome.ok) continue;
      lastDetail = outcome.detail;
      const slow = outcome.reason === 'failed' && (await findServer(cluster)) !== undefined;
      const hopeless = outcome.reason === 'port-taken' ? ++takenPorts >= PORT_ATTEMPTS : outcome.reason === 'failed';
      if (hopeless && !slow) return failures.startFailed(cluster.folder, outcome.detail);
      await sleep(PAUSE_MS);
      continue;
    }
    const claimed = await claim({ port: server.port, password: cluster.password });
    if (claimed.outcome === 'owned') {
      const { client } = claimed;
      if (started) return { ok: true, client, port: server.port, adopted: false };
      if (!(await runsPrograms(binaries, cluster))) await stopServer(binaries, cluster);
      else if (await endAbandonedSessions(client)) return { ok: true, client, port: server.port, adopted: true };
      await client.end().catch(() => undefined);
      continue;
    }
    if (claimed.outcome === 'wrong-password') return failures.passwordMissing(cluster.folder);
    if (claimed.outcome === 'held') {
      heldSince ??= Date.now();
      const lives = claimed.ownerPid !== undefined && isAlive(claimed.ownerPid);
      const grace = lives ? LIVING_OWNER_GRACE_MS : DEAD_OWNER_GRACE_MS;
      if (Date.now() - heldSince > grace) return failures.inUse(cluster.folder, claimed.ownerPid);
    } else lastDetail = claimed.detail;
    await sleep(PAUSE_MS);
  }
  return failures.unreachable(cluster.folder, lastDetail);
}
