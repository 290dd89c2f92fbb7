import { mkdtempSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, loadConfigFromFile, type Plugin } from 'vite';
import { freePort } from './server.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const types: Record<string, string> = { html: 'text/html; charset=utf-8', js: 'text/javascript', css: 'text/css' };

/** Builds a page of widgets alone, as the application is built. @returns The folder. */
export async function buildWidgetPage(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'caderneta-widgets-'));
  const root = here('./widget-page/');
  const env = { command: 'build', mode: 'production' } as const;
  const loaded = await loadConfigFromFile(env, here('../../packages/app/vite.config.ts'));
  // The page is no app that stays on a device or has addresses, and is served as it is.
  const ofApp = ['precompress', 'starts', 'weights'];
  const plugins = ((loaded?.config.plugins ?? []).flat(3) as (Plugin | false | null)[]).filter(
    (plugin) => plugin && !plugin.name.startsWith('vite-plugin-pwa') && !ofApp.includes(plugin.name),
  );
  await build({
    ...loaded?.config,
    plugins,
    configFile: false,
    root,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
  return outDir;
}

/** Serves the page with exactly the headers that the server sends with the application. */
export async function serveWidgetPage(serverUrl: string, folder: string): Promise<Server & { url: string }> {
  const { headers } = await fetch(serverUrl);
  const sent = ['content-security-policy', 'cross-origin-opener-policy', 'x-frame-options', 'x-content-type-options'];
  const stored = Object.fromEntries(sent.map((name) => [name, headers.get(name) ?? '']));
  if (!stored['content-security-policy']) throw new Error('the server sends no policy');
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = normalize(pathname === '/' ? 'index.html' : pathname);
    const body = await readFile(join(folder, file)).catch(() => null);
    const type = types[file.split('.').pop() ?? ''] ?? 'application/octet-stream';
    response.writeHead(body === null ? 404 : 200, { ...stored, 'content-type': type }).end(body);
  });
  const port = await freePort();
  await new Promise<void>((done) => server.listen(port, 'localhost', done));
  return Object.assign(server, { url: `http://localhost:${port}` });
}
