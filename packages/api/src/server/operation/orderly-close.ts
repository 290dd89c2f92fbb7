import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the server was told to stop: it still answers, and asks a balancer to send no more. */
    readonly stop: { isAsked: boolean };
  }
}

/**
 * Stops in two steps, so that a balancer loses nothing: for `drainSeconds` every request is still answered while `/ready` says 503, then no
 * connection is taken any more. From the first on each answer ends its connection: kept alive, it would hold the server until somebody's
 * patience ends.
 */
export function closeOrderly(app: FastifyInstance, drainSeconds = 0): void {
  app.decorate('stop', { isAsked: false });
  app.addHook('preClose', async () => {
    app.stop.isAsked = true;
    await sleep(drainSeconds * 1000);
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (app.stop.isAsked) reply.header('connection', 'close');
    done();
  });
}
