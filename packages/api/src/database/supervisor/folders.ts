import { stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { isRoot, type ServerAccount } from './account.ts';
import { hasShellCharacters } from './shell-characters.ts';

/** Major version of the embedded server; it names the cluster's folder, because another major cannot read it. */
export const POSTGRES_MAJOR = 18;

const SYSTEM_FOLDER = '/var/lib/caderneta';

/** What the conventions of the platform depend on; given in tests. */
export interface Surroundings {
  platform: NodeJS.Platform;
  env: NodeJS.ProcessEnv;
  home: string;
  root: boolean;
}

function surroundings(): Surroundings {
  return { platform: process.platform, env: process.env, home: homedir(), root: isRoot() };
}

/** Where data lives when nobody says otherwise: `/var/lib/caderneta` for root, else the user's data folder. */
export function defaultDataFolder({ platform, env, home, root }: Surroundings = surroundings()): string {
  if (platform === 'win32') {
    return path.win32.join(env.LOCALAPPDATA ?? env.APPDATA ?? path.win32.join(home, 'AppData', 'Local'), 'Caderneta');
  }
  if (root) return SYSTEM_FOLDER;
  if (platform === 'darwin') return path.posix.join(home, 'Library', 'Application Support', 'Caderneta');
  // The XDG specification: a relative path is invalid and must be ignored.
  const xdg = env.XDG_DATA_HOME?.startsWith('/') ? env.XDG_DATA_HOME : path.posix.join(home, '.local', 'share');
  return path.posix.join(xdg, 'caderneta');
}

/** Where copies of programs live: losing it costs a second at the next start. */
export function cacheFolder({ platform, env, home, root }: Surroundings = surroundings()): string {
  if (platform === 'win32') return path.win32.join(defaultDataFolder({ platform, env, home, root }), 'cache');
  if (root) return SYSTEM_FOLDER;
  if (platform === 'darwin') return path.posix.join(home, 'Library', 'Caches', 'Caderneta');
  const xdg = env.XDG_CACHE_HOME?.startsWith('/') ? env.XDG_CACHE_HOME : path.posix.join(home, '.cache');
  return path.posix.join(xdg, 'caderneta');
}

/**
 * How the server is told its data folder when it is started inside it. Usually by its path. On Linux a path that the
 * server's user may not walk (`/root/…`, a private temporary folder) or that a shell would misread is replaced by the
 * kernel's own name for the working directory, so that no permission outside the data folder has to change.
 *
 * @returns undefined where the folder cannot be told to the server at all.
 */
export async function folderArgument(folder: string, account: ServerAccount | undefined): Promise<string | undefined> {
  const reachable = account === undefined || (await mayReach(folder, account));
  if (reachable && !hasShellCharacters(folder)) return folder;
  return process.platform === 'linux' ? '/proc/self/cwd' : undefined;
}

async function mayReach(folder: string, account: ServerAccount): Promise<boolean> {
  for (let parent = path.dirname(folder); ; parent = path.dirname(parent)) {
    const { mode, uid, gid } = await stat(parent);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (parent === path.dirname(parent)) return true;
  }
}
