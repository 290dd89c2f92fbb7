import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { freePort } from '../../../journeys/support/server.ts';

const html =
  '<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>React</title><div id="root"></div><script type="module" src="/main.js"></script></html>';
const script = `import { createElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')).render(
  createElement(StrictMode, null, createElement('h1', null, 'Olá'), createElement('p', null, 'Uma página de React, sem mais nada.')),
);`;

/** A page that is React and two lines of text, built and served as the app is: the least that any page of React may take. */
export async function serveBarePage(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'caderneta-bare-'));
  writeFileSync(join(folder, 'index.html'), html);
  writeFileSync(join(folder, 'main.js'), script);
  const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url));
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    resolve: {
      alias: ['react-dom', 'react', 'scheduler'].map((name) => ({
        find: new RegExp(`^${name}(?=/|$)`),
        replacement: join(modules, name),
      })),
    },
    build: { outDir: join(folder, 'build'), target: 'es2022' },
  });
  const assets = join(folder, 'build', 'assets');
  const files = new Map(
    readdirSync(assets).map((name) => [`/assets/${name}`, brotliCompressSync(readFileSync(join(assets, name)))]),
  );
  const page = readFileSync(join(folder, 'build', 'index.html'));
  rmSync(folder, { recursive: true });
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (file)
      response
        .writeHead(200, {
          'content-type': 'text/javascript',
          'content-encoding': 'br',
          'cache-control': 'max-age=31536000, immutable',
        })
        .end(file);
    else response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-cache' }).end(page);
  });
  const port = await freePort();
  await new Promise<void>((done) => server.listen(port, () => done()));
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
