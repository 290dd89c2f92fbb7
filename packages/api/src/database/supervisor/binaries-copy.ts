import { chmod, copyFile, mkdir, readdir, readlink, rename, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import { createScratch, removeFolder, sweepScratch } from './scratch.ts';

/**
 * Copies a platform package to `target` once, readable by every user. The copy appears whole or not at all, whoever else
 * is copying at the same time.
 *
 * @param finish Completes the copy before it appears.
 */
export async function copyForEveryone(
  packageFolder: string,
  target: string,
  finish: (folder: string) => Promise<unknown>,
): Promise<void> {
  const prefix = `${path.basename(target)}.copy-`;
  const parent = path.dirname(target);
  if (await isSameBuild(packageFolder, target)) return;
  await mkdir(parent, { recursive: true, mode: 0o755 });
  await sweepScratch(parent, prefix);
  const scratch = await createScratch(parent, prefix);
  await copyTree(path.join(packageFolder, 'native'), path.join(scratch, 'native'));
  await finish(scratch);
  await chmod(scratch, 0o755);
  if (!(await moveInto(scratch, target)) && !(await isSameBuild(packageFolder, target))) {
    // What is there is not a rival's copy but one that a power cut spoiled.
    await removeFolder(target);
    await moveInto(scratch, target);
  }
  await removeFolder(scratch);
}

async function isSameBuild(packageFolder: string, target: string): Promise<boolean> {
  const programs = await readdir(path.join(packageFolder, 'native', 'bin'));
  const sizes = await Promise.all(
    programs.map(async (program) => {
      const [source, copy] = await Promise.all(
        [packageFolder, target].map((folder) =>
          stat(path.join(folder, 'native', 'bin', program)).catch(() => undefined),
        ),
      );
      return source !== undefined && source.size === copy?.size;
    }),
  );
  return sizes.every(Boolean);
}

async function copyTree(source: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  // mkdir's mode passes through the umask, which may hide the folder from the server's user.
  await chmod(target, 0o755);
  for (const entry of await readdir(source, { withFileTypes: true })) {
    const from = path.join(source, entry.name);
    const to = path.join(target, entry.name);
    if (entry.isDirectory()) await copyTree(from, to);
    else if (entry.isSymbolicLink()) await symlink(await readlink(from), to);
    else if (!entry.name.endsWith('.a')) {
      await copyFile(from, to);
      await chmod(to, path.basename(source) === 'bin' ? 0o755 : 0o644);
    }
  }
}

/** False when something is there already. */
async function moveInto(scratch: string, target: string): Promise<boolean> {
  try {
    await rename(scratch, target);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTEMPTY' || code === 'EEXIST' || code === 'EPERM') return false;
    throw error;
  }
}
