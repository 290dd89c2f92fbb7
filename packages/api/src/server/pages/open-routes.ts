import type { FastifyInstance } from 'fastify';

/** Marks every route added within `app` as for everyone: pages, their files, /docs. `app` must be a scope of its own. */
export function openToAll(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, access: 'public' };
  });
}
