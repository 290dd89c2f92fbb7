import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fail, publicPages } from '@caderneta/contract';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { sendFailure } from '../answers/answer.ts';
import type { ServerConfig } from '../context/server-config.ts';
import { openToAll } from './open-routes.ts';
import { directivesHeader, omrWorkerDirectives } from './security-headers.ts';

/** Addresses that the app's own router answers. `/` is the folder's index. */
const pagePaths = ['/app', '/app/*', ...Object.values(publicPages).filter((page) => page !== '/')];

const yearSeconds = 31_536_000;
const omrWorker = /^\/assets\/omr-worker-[^/]*\.js(\?|$)/;

/** Serves the built app: files with hashed names for a year, the page itself asked for anew each time. */
export async function serveApp(root: FastifyInstance, config: ServerConfig): Promise<void> {
  const appDir = config.appDir;
  if (appDir === null) return;
  const workerPolicy = directivesHeader(omrWorkerDirectives(config));
  await root.register(async (app) => {
    openToAll(app);
    app.addHook('onRequest', (request, reply, done) => {
      if (omrWorker.test(request.url)) reply.header('content-security-policy', workerPolicy);
      done();
    });
    await app.register(fastifyStatic, {
      root: appDir,
      wildcard: false,
      preCompressed: true,
      globIgnore: ['**/*.br', '**/*.gz', '**/*.map'],
      cacheControl: false,
      setHeaders: (response, path) => {
        const hashed = path.includes(`${sep}assets${sep}`);
        response.setHeader('Cache-Control', hashed ? `public, max-age=${yearSeconds}, immutable` : 'no-cache');
      },
    });
    for (const url of pagePaths) app.get(url, (_request, reply) => reply.sendFile('index.html'));
    // Who follows a wrong link is told by the app, with ways on; a program gets the API's JSON.
    app.get('*', { schema: { hide: true } as object }, async (request, reply) => {
      if (!request.headers.accept?.includes('text/html')) return sendFailure(reply, fail('route-not-found'));
      const page = await readFile(join(appDir, 'index.html'));
      return reply.code(404).headers({ 'Cache-Control': 'no-cache' }).type('text/html; charset=utf-8').send(page);
    });
  });
}
