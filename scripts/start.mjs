// npm start: builds what has changed and runs the server in this very process, so that whatever ends one ends both.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT } from './run.mjs';

const PARENT_CHECK_MS = 250;

/** When npm itself is killed nobody hands us its signals any more; without this we would live on unseen. */
function stopWithParent() {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
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
