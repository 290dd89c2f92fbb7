// npm run storybook            the design system with live reload (STORYBOOK_PORT, 6006 by default)
// npm run storybook -- --build  builds it into storybook-static when a source has changed; the server serves it at /design
import { statSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { newestChange, program, ROOT, run } from './run.mjs';

const OUTPUT = path.join(ROOT, 'storybook-static');
const PORT = process.env.STORYBOOK_PORT ?? '6006';

function isStale() {
  const built = statSync(path.join(OUTPUT, 'index.html'), { throwIfNoEntry: false });
  if (built === undefined) return true;
  return ['packages/ui', 'packages/app/src', '.storybook', 'package-lock.json'].some(
    (folder) => newestChange(path.join(ROOT, folder)) > built.mtimeMs,
  );
}

/** Storybook's own program; false when it failed. */
async function storybook(...args) {
  const tool = program('storybook/dist/bin/dispatcher.js');
  const { exitCode } = await run(process.execPath, [tool, ...args, '--quiet', '--disable-telemetry']);
  return exitCode === 0;
}

async function build() {
  if (!isStale()) return true;
  console.log('Construindo o Storybook…');
  return storybook('build', '-o', OUTPUT);
}

const isDone =
  (await ensureInstalled()) &&
  (process.argv.includes('--build') ? await build() : await storybook('dev', '--port', PORT, '--no-open'));
process.exitCode = isDone ? 0 : 1;
