import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from '../context/server-config.ts';

/** `/config.json`: what the app needs to know before its first call. Older networks put the API on another origin. */
export function serveClientConfig(app: FastifyInstance, config: ServerConfig): void {
  app.get('/config.json', { config: { access: 'public' }, schema: { hide: true } as object }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send({ apiRoot: config.apiRoot ?? '' }),
  );
}
