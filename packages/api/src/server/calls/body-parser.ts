import type { FastifyInstance } from 'fastify';

/** No form of ours goes half as deep; what walks through a body must not run out of stack. */
const mostLevels = 50;

function isTooDeep(body: unknown): boolean {
  let level = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > mostLevels) return true;
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
  }
  return false;
}

/** JSON bodies. An empty one has no fields: older clients announce JSON and send nothing. `__proto__`, or a depth that no form has, makes a body malformed. */
export function addJsonBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, {});
    return parseJson(request, String(body), (error, parsed) => {
      if (error === null && isTooDeep(parsed))
        done(Object.assign(new Error('too deep'), { statusCode: 400 }), undefined);
      else done(error, parsed);
    });
  });
  app.removeContentTypeParser('text/plain');
}
