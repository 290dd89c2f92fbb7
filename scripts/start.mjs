// npm start: builds what has changed and runs the server in this very process, so that whatever ends one ends both.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT } from './run.mjs';

const PARENT_CHECK_MS = 250;

/**
 * Those between npm and us, npm included: our parent and, where that is the shell that npm runs us through (on Linux it
 * may stay), its parent too. That shell hands no signal on and outlives npm.
 */
function ancestors() {
  const parent = process.ppid;
  try {
    const command = readFileSync(`/proc/${parent}/cmdline`, 'utf8');
    if (!command.includes('scripts/start.mjs')) return `${parent}`;
    // /proc/<pid>/stat: pid (name) state ppid …; the name may hold anything, even a parenthesis.
    const [, grandparent] = readFileSync(`/proc/${parent}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return `${parent} ${grandparent}`;
  } catch {
    return `${parent}`;
  }
}

/** When npm is killed nobody hands us signals any more; without this we would live on unseen. */
function stopWithParent() {
  const before = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === before) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_CHECK_MS);
  timer.unref();
}

if (process.env.npm_lifecycle_event === 'start') stopWithParent();
if ((await ensureInstalled()) && (await ensureBuilt())) {
  await import(pathToFileURL(path.join(ROOT, 'packages/api/dist/main.js')).href);
} else {
  process.exitCode = 1;
}
