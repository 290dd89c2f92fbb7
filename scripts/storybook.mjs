// npm run storybook: builds the Storybook when a source has changed and serves it (STORYBOOK_PORT, 6006 by default).
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { newestChange, program, ROOT, run } from './run.mjs';

const OUTPUT = path.join(ROOT, 'storybook-static');
const PORT = Number(process.env.STORYBOOK_PORT ?? 6006);
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.map': 'application/json; charset=utf-8',
};

function isStale() {
  const built = statSync(path.join(OUTPUT, 'index.html'), { throwIfNoEntry: false });
  if (built === undefined) return true;
  return ['packages/ui', 'packages/app/src', '.storybook', 'package-lock.json'].some(
    (folder) => newestChange(path.join(ROOT, folder)) > built.mtimeMs,
  );
}

async function build() {
  console.log('Construindo o Storybook…');
  const tool = program('storybook/dist/bin/dispatcher.js');
  const { exitCode } = await run(process.execPath, [tool, 'build', '--quiet', '--disable-telemetry', '-o', OUTPUT]);
  return exitCode === 0;
}

/** Serves files of OUTPUT and nothing above it. */
function answer(request, response) {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const file = path.join(OUTPUT, path.normalize(decodeURIComponent(pathname === '/' ? '/index.html' : pathname)));
  if (!file.startsWith(OUTPUT + path.sep) || !existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream' });
  createReadStream(file).pipe(response);
}

if (!(await ensureInstalled()) || (isStale() && !(await build()))) process.exit(1);
createServer(answer)
  .once('error', (error) => {
    const taken = error.code === 'EADDRINUSE';
    console.error(taken ? `A porta ${PORT} já está em uso. Escolha outra em STORYBOOK_PORT.` : error.message);
    process.exit(1);
  })
  .listen(PORT, 'localhost', () => console.log(`Storybook em http://localhost:${PORT}`));
