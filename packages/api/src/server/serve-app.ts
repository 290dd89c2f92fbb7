import { basename, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { openToAll } from './open-routes.ts';
import { directivesHeader, omrWorkerDirectives } from './security-headers.ts';
import type { ServerConfig } from './server-config.ts';

/** Addresses that the app's own router answers. Every other unknown path is the API's JSON 404. */
const pagePaths = [
  '/app',
  '/app/*',
  '/ajuda',
  '/privacidade',
  '/acessibilidade',
  '/redefinir-senha',
  '/primeiro-acesso',
];

const yearSeconds = 31_536_000;
const omrWorker = /^omr-worker-.*\.js(\.br|\.gz)?$/;

/** Serves the built app: files with hashed names for a year, the page itself asked for anew each time. */
export async function serveApp(root: FastifyInstance, config: ServerConfig): Promise<void> {
  const appDir = config.appDir;
  if (appDir === null) return;
  const workerPolicy = directivesHeader(omrWorkerDirectives(config));
  await root.register(async (app) => {
    openToAll(app);
    await app.register(fastifyStatic, {
      root: appDir,
      wildcard: false,
      preCompressed: true,
      globIgnore: ['**/*.br', '**/*.gz', '**/*.map'],
      cacheControl: false,
      setHeaders: (response, path) => {
        const hashed = path.includes(`${sep}assets${sep}`);
        response.setHeader('Cache-Control', hashed ? `public, max-age=${yearSeconds}, immutable` : 'no-cache');
        if (hashed && omrWorker.test(basename(path))) response.setHeader('Content-Security-Policy', workerPolicy);
      },
    });
    for (const url of pagePaths) app.get(url, (_request, reply) => reply.sendFile('index.html'));
  });
}
