import type { FastifyInstance } from 'fastify';

/** JSON bodies. An empty one has no fields: older clients announce JSON and send nothing. `__proto__` makes a body malformed. */
export function addJsonBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, {});
    return parseJson(request, String(body), done);
  });
  app.removeContentTypeParser('text/plain');
}
