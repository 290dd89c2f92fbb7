import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { openToAll } from './open-routes.ts';

/** What belongs to one message, and is made anew for ours. */
const ofTheMessage = new Set(['connection', 'content-length', 'date', 'transfer-encoding']);

/**
 * /docs, which lives under the same strict policy as every other page. It is loaded when somebody first asks for it: few do, and it takes
 * more memory than the routes that it describes. Routes added after this call are in it.
 */
export function serveApiDocs(root: FastifyInstance): void {
  const described: RouteOptions[] = [];
  root.addHook('onRoute', (route) => {
    if (route.schema && !('hide' in route.schema) && route.method !== 'HEAD') described.push(route);
  });
  let loaded: Promise<FastifyInstance> | undefined;
  const load = async () => (await import('./api-docs.ts')).buildApiDocs(described);
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    loaded ??= load();
    const docs = await loaded;
    const { statusCode, headers, rawPayload } = await docs.inject({ method: 'GET', url: request.url });
    for (const [name, value] of Object.entries(headers)) if (!ofTheMessage.has(name)) reply.header(name, value);
    return reply.code(statusCode).send(rawPayload);
  };
  root.register(async (app) => {
    openToAll(app);
    app.get('/docs', answer);
    app.get('/docs/*', answer);
  });
  root.addHook('onClose', async () => (await loaded)?.close());
}
