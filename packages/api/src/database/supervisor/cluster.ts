import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, open, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chooseAccount, isRoot, type ServerAccount } from './account.ts';
import type { Binaries } from './binaries.ts';
import { failures, type SupervisorFailure } from './failures.ts';
import { folderArgument, POSTGRES_MAJOR } from './folders.ts';
import { runTool } from './run-tool.ts';
import { createScratch, removeFolder, sweepScratch } from './scratch.ts';

/** The database role that owns everything. */
export const ROLE = 'caderneta';
const PASSWORD_FILE = 'caderneta.password';
const INITDB_FLAGS = [
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--auth=scram-sha-256',
  `--username=${ROLE}`,
  '--no-instructions',
];

/** A complete data folder of PostgreSQL. */
export interface Cluster {
  /** Absolute path. */
  folder: string;
  /** How the server, started inside the folder, is told where it is (see `folderArgument`). */
  argument: string;
  /** Whom the server runs as; undefined: as ourselves. */
  account: ServerAccount | undefined;
  password: string;
}

/**
 * Opens the cluster of `dataDir`, creating it when there is none. It is made beside its place and renamed when complete,
 * so that a killed initdb never leaves a folder that looks ready; of two that create at once, one finds the other's.
 */
export async function openCluster(
  dataDir: string,
  binaries: Binaries,
): Promise<{ ok: true; cluster: Cluster } | SupervisorFailure> {
  const folder = path.join(dataDir, `pg${POSTGRES_MAJOR}`);
  try {
    await mkdir(dataDir, { recursive: true });
    await sweepScratch(dataDir, scratchPrefix(folder));
    const existing = await ownerOf(folder);
    const chosen = await chooseAccount(existing);
    if (!chosen.ok) return chosen;
    if (existing === undefined) {
      const created = await createCluster(folder, binaries, chosen.account);
      if (!created.ok) return created;
    } else if (!isRoot() && existing.uid !== (process.getuid?.() ?? existing.uid)) {
      return failures.folderUnusable(dataDir, 'ela pertence a outro usuário do sistema');
    } else if (existing.uid === 0 && chosen.account !== undefined) {
      // Somebody restored the folder as root; the server only accepts a folder of its own.
      await giveTo(folder, chosen.account);
    }
    return await readCluster(folder, chosen.account);
  } catch (error) {
    return failures.folderUnusable(dataDir, (error as Error).message);
  }
}

/** Whether there is a cluster in a folder, running or not. */
export async function holdsCluster(dataDir: string): Promise<boolean> {
  return (await ownerOf(path.join(dataDir, `pg${POSTGRES_MAJOR}`))) !== undefined;
}

/** The cluster that a folder holds already; null where there is none. */
export async function readExistingCluster(dataDir: string): Promise<Cluster | null> {
  const folder = path.join(dataDir, `pg${POSTGRES_MAJOR}`);
  const existing = await ownerOf(folder);
  const read = existing && (await readCluster(folder, existing.uid === process.getuid?.() ? undefined : existing));
  return read?.ok ? read.cluster : null;
}

async function readCluster(
  folder: string,
  account: ServerAccount | undefined,
): Promise<{ ok: true; cluster: Cluster } | SupervisorFailure> {
  const version = (await readFile(path.join(folder, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  if (version !== String(POSTGRES_MAJOR)) {
    return failures.folderUnusable(folder, `ela não contém um banco de dados do PostgreSQL ${POSTGRES_MAJOR}`);
  }
  const file = path.join(folder, PASSWORD_FILE);
  const password = (await readFile(file, 'utf8').catch(() => '')).trim();
  if (password === '') return failures.passwordMissing(file);
  const argument = await folderArgument(folder, account);
  if (argument === undefined) return failures.folderUnusable(folder, 'o caminho não é acessível ao PostgreSQL');
  return { ok: true, cluster: { folder, argument, account, password } };
}

async function createCluster(
  folder: string,
  binaries: Binaries,
  account: ServerAccount | undefined,
): Promise<{ ok: true } | SupervisorFailure> {
  const scratch = await createScratch(path.dirname(folder), scratchPrefix(folder));
  const unfinished = path.join(scratch, 'cluster');
  const passwordFile = path.join(scratch, PASSWORD_FILE);
  try {
    await mkdir(unfinished, { mode: 0o700 });
    await writeFile(passwordFile, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 });
    if (account !== undefined) await Promise.all([scratch, unfinished, passwordFile].map((file) => own(file, account)));
    const argument = await folderArgument(unfinished, account);
    if (argument === undefined) return failures.folderUnusable(folder, 'o caminho não é acessível ao PostgreSQL');
    const flags = [...INITDB_FLAGS, `--pwfile=../${PASSWORD_FILE}`, '-D', argument];
    const run = await runTool(binaries.initdb, flags, { cwd: unfinished, account });
    if (run.exitCode !== 0) return failures.initdbFailed(folder, run.output.slice(-600));
    // Inside the cluster, the password appears and moves together with the data that it opens.
    await rename(passwordFile, path.join(unfinished, PASSWORD_FILE));
    await rename(unfinished, folder).catch(acceptRival);
    await flushFolder(path.dirname(folder));
    return { ok: true };
  } finally {
    await removeFolder(scratch);
  }
}

function scratchPrefix(folder: string): string {
  return `${path.basename(folder)}.init-`;
}

async function ownerOf(folder: string): Promise<ServerAccount | undefined> {
  const status = await stat(folder).catch(() => undefined);
  return status === undefined ? undefined : { uid: status.uid, gid: status.gid };
}

/** The folder exists by now: another first start was faster, and its cluster is as good as ours. */
function acceptRival(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST' && error.code !== 'EPERM') throw error;
}

async function own(file: string, { uid, gid }: ServerAccount): Promise<void> {
  await chown(file, uid, gid);
}

async function giveTo(folder: string, account: ServerAccount): Promise<void> {
  await own(folder, account);
  await chmod(folder, 0o700);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) await giveTo(file, account);
    else if (entry.isFile()) await own(file, account);
  }
}

/** Makes the rename durable; Windows neither needs nor allows it. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
