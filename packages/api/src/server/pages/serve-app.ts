import { sep } from 'node:path';
import { fail, publicPages } from '@caderneta/contract';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendFailure } from '../answers/answer.ts';
import type { ServerConfig } from '../context/server-config.ts';
import { openToAll } from './open-routes.ts';
import { pagesOf } from './page.ts';

/** Addresses that the app's own router answers, and the page as devices keep it. */
const pagePaths = ['/app', '/app/*', ...Object.values(publicPages), '/index.html'];

const yearSeconds = 31_536_000;

/** Serves the built app: files with hashed names for a year, the page itself asked for anew each time. */
export async function serveApp(root: FastifyInstance, config: ServerConfig): Promise<void> {
  const appDir = config.appDir;
  if (appDir === null) return;
  const pageOf = pagesOf(appDir, config.apiRoot ?? '');
  const sendPage = ({ url }: FastifyRequest, reply: FastifyReply) =>
    reply
      .header('Cache-Control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(pageOf(url.split('?', 1)[0] ?? ''));
  await root.register(async (app) => {
    openToAll(app);
    await app.register(fastifyStatic, {
      root: appDir,
      wildcard: false,
      preCompressed: true,
      index: false,
      globIgnore: ['**/*.br', '**/*.gz', '**/*.map', 'index.html', 'starts.json'],
      cacheControl: false,
      setHeaders: (response, path) => {
        const hashed = path.includes(`${sep}assets${sep}`);
        response.setHeader('Cache-Control', hashed ? `public, max-age=${yearSeconds}, immutable` : 'no-cache');
      },
    });
    for (const url of pagePaths) app.get(url, sendPage);
    // Who follows a wrong link is told by the app, with ways on; a program gets the API's JSON.
    app.get('*', { schema: { hide: true } as object }, async (request, reply) => {
      if (!request.headers.accept?.includes('text/html')) return sendFailure(reply, fail('route-not-found'));
      return sendPage(request, reply.code(404));
    });
  });
}
