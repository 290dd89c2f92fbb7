import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How the kernel divides processors among groups; both of its ways. */
const roots = ['/sys/fs/cgroup/cpu', '/sys/fs/cgroup'];
const PERIOD_US = 20_000;

/** A process and all that it started. */
function familyOf(pid: number): number[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const found = [pid];
  for (const parent of found) for (const [own = 0, of] of rows) if (of === parent) found.push(own);
  return found;
}

/**
 * The kernel hands a share out in slices to each processor: on two, one would get all of it, and a thread on the other none for turns on end.
 */
function onOneProcessor(pid: number): void {
  for (const member of familyOf(pid)) execFileSync('taskset', ['-acp', '0', String(member)], { stdio: 'ignore' });
}

function groupIn(root: string, share: number): string | null {
  const folder = join(root, `caderneta-bench-${process.pid}`);
  try {
    mkdirSync(folder);
    const quota = Math.round(share * PERIOD_US);
    try {
      writeFileSync(join(folder, 'cpu.cfs_period_us'), String(PERIOD_US));
      writeFileSync(join(folder, 'cpu.cfs_quota_us'), String(quota));
    } catch {
      writeFileSync(join(folder, 'cpu.max'), `${quota} ${PERIOD_US}`);
    }
    return folder;
  } catch {
    return null;
  }
}

/**
 * Holds a browser, with all of its processes and what they start later, to a share of one processor. The debugger's own throttle leaves
 * workers as fast as they were.
 * @param pid of the browser
 * @returns ends it; null where this machine lets nobody do that
 */
export function holdBrowser(pid: number, share: number): (() => void) | null {
  for (const root of roots) {
    const folder = groupIn(root, share);
    if (folder === null) continue;
    const move = (to: string) => {
      for (const member of familyOf(pid)) {
        try {
          writeFileSync(join(to, 'cgroup.procs'), String(member));
        } catch {
          // Ended meanwhile.
        }
      }
    };
    move(folder);
    onOneProcessor(pid);
    if (!readFileSync(join(folder, 'cgroup.procs'), 'utf8').includes(String(pid))) {
      rmdirSync(folder);
      continue;
    }
    return () => {
      move(root);
      rmdirSync(folder);
    };
  }
  return null;
}
