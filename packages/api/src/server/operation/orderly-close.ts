import type { FastifyInstance } from 'fastify';

/** While the server closes, each answer ends its connection: kept alive, it would hold the server until somebody's patience ends. */
export function closeConnections(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
}
