import { execFile } from 'node:child_process';
import { readFile, readlink, realpath } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Whether a process with this pid exists, ours or not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** `unknown`: the system does not tell, so only a connection can. */
export type Identity = 'server-of-folder' | 'something-else' | 'unknown';

/**
 * Tells whether the process `pid` is the PostgreSQL server of `clusterFolder`. After a crash or a restart of the
 * machine, the pid in `postmaster.pid` may belong to anything.
 */
export async function identify(pid: number, clusterFolder: string): Promise<Identity> {
  if (!isAlive(pid)) return 'something-else';
  if (process.platform === 'linux') return identifyOnLinux(pid, clusterFolder);
  const command = await commandLine(pid);
  if (command === undefined) return 'unknown';
  const isServer = /postgres(\.exe)?\b/i.test(command);
  return isServer && command.includes(path.normalize(clusterFolder)) ? 'server-of-folder' : 'something-else';
}

/** The server changes into its data folder, so its working directory names the folder however it was started. */
async function identifyOnLinux(pid: number, clusterFolder: string): Promise<Identity> {
  try {
    const [folder, cluster, command] = await Promise.all([
      readlink(`/proc/${pid}/cwd`),
      realpath(clusterFolder),
      readFile(`/proc/${pid}/cmdline`, 'utf8'),
    ]);
    const program = path.basename(command.split('\0')[0] ?? '');
    return program === 'postgres' && folder === cluster ? 'server-of-folder' : 'something-else';
  } catch {
    // Gone, a zombie, or another user's: in no case the server that we started here.
    return 'something-else';
  }
}

async function commandLine(pid: number): Promise<string | undefined> {
  const query = `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`;
  try {
    const { stdout } =
      process.platform === 'win32'
        ? await execute('powershell.exe', ['-NoProfile', '-NonInteractive', '-Command', query])
        : await execute('ps', ['-ww', '-o', 'command=', '-p', String(pid)]);
    return stdout.trim() === '' ? undefined : stdout.replaceAll('/', path.sep);
  } catch {
    return undefined;
  }
}
