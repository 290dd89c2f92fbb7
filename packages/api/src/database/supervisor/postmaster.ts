import { readFile, rename, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import type { Binaries } from './binaries.ts';
import type { Cluster } from './cluster.ts';
import { identify, isAlive } from './process-identity.ts';
import { runTool } from './run-tool.ts';

const LOG_FILE = 'postgres.log';
const LOG_LIMIT_BYTES = 5_000_000;
const START_TIMEOUT_SECONDS = 60;
const STOP_TIMEOUT_SECONDS = 30;

export interface RunningServer {
  pid: number;
  port: number;
}

/**
 * The server that runs on the cluster now, whoever started it. A `postmaster.pid` that names a process which is not that
 * server (it crashed, and its pid was given to something else) is removed, since PostgreSQL itself would refuse to start
 * over it; should processes of the dead server linger, PostgreSQL still notices their shared memory and refuses.
 */
export async function findServer({ folder }: Cluster): Promise<RunningServer | undefined> {
  const file = path.join(folder, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => '');
  const lines = text.split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return undefined;
  if ((await identify(pid, folder)) === 'something-else') {
    // Read again: a rival may have started a server of its own since.
    if ((await readFile(file, 'utf8').catch(() => '')) === text) await rm(file, { force: true });
    return undefined;
  }
  // The port is written a moment after the pid.
  return { pid, port: Number.isInteger(port) ? port : 0 };
}

/**
 * Whether the server of the cluster was started from our programs. An orphan may have been left by another version, or
 * its programs may be gone since (a reinstallation), and with them the extensions that it loads when asked.
 */
export async function runsPrograms({ pgCtl }: Binaries, { folder }: Cluster): Promise<boolean> {
  // The command line as the server was started with; the program comes first.
  const command = await readFile(path.join(folder, 'postmaster.opts'), 'utf8').catch(() => '');
  return path.normalize(command).startsWith(path.join(path.dirname(pgCtl), 'postgres'));
}

export type StartOutcome =
  | { ok: true }
  | { ok: false; reason: 'port-taken' | 'rival' | 'previous-still-ending' | 'failed'; detail: string };

/** Starts the server in a session of its own, on the loopback interface alone, and waits until it accepts connections. */
export async function startServer(binaries: Binaries, cluster: Cluster, port: number): Promise<StartOutcome> {
  const log = path.join(cluster.folder, LOG_FILE);
  await rotate(log);
  const logged = (await stat(log).catch(() => undefined))?.size ?? 0;
  const options = [
    `-p ${port}`,
    '-h 127.0.0.1',
    '-c unix_socket_directories=',
    '-c timezone=UTC',
    '-c log_timezone=UTC',
  ];
  const run = await runTool(
    binaries.pgCtl,
    // biome-ignore format: flag and value together
    ['start', '-w', '-t', String(START_TIMEOUT_SECONDS), '-D', cluster.argument, '-l', LOG_FILE, '-o', options.join(' ')],
    { cwd: cluster.folder, account: cluster.account },
  );
  if (run.exitCode === 0) return { ok: true };
  const written = (await readFile(log).catch(() => Buffer.alloc(0))).subarray(logged).toString('utf8');
  const detail = `${run.output}\n${written}`.trim().slice(-800);
  return { ok: false, reason: reasonOf(detail), detail };
}

function reasonOf(detail: string): 'port-taken' | 'rival' | 'previous-still-ending' | 'failed' {
  if (/could not create any TCP\/IP sockets|Address already in use/i.test(detail)) return 'port-taken';
  if (/pre-existing shared memory block/i.test(detail)) return 'previous-still-ending';
  if (/lock file "postmaster.pid" already exists/i.test(detail)) return 'rival';
  return 'failed';
}

/** Stops the server orderly (clients are disconnected, everything is written out), by force if it does not obey. */
export async function stopServer(binaries: Binaries, cluster: Cluster): Promise<boolean> {
  for (const mode of ['fast', 'immediate']) {
    const args = ['stop', '-w', '-t', String(STOP_TIMEOUT_SECONDS), '-D', cluster.argument, '-m', mode];
    const run = await runTool(binaries.pgCtl, args, { cwd: cluster.folder, account: cluster.account });
    if (run.exitCode === 0 || (await findServer(cluster)) === undefined) return true;
  }
  return false;
}

/** A port that is free now on the loopback interface; somebody may still take it before the server does. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address !== null && typeof address === 'object' ? resolve(address.port) : reject(address)));
    });
  });
}

async function rotate(log: string): Promise<void> {
  const size = (await stat(log).catch(() => undefined))?.size ?? 0;
  if (size > LOG_LIMIT_BYTES) await rename(log, `${log}.1`);
}
