import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';

interface Described {
  readonly [name: string]: unknown;
  readonly type: string;
  /** Empty where it could quote what people typed. */
  readonly message: string;
  readonly stack: string;
}

const maxFrames = 12;
const isDatabaseError = (error: Error): boolean => 'severity' in error || error instanceof DrizzleQueryError;

/**
 * What the log may say of an error. A database's messages quote values that people typed (names, e-mails),
 * so of those only code, constraint and the places in our code are kept.
 */
function describeError(error: unknown): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const cause = error instanceof DrizzleQueryError && error.cause ? error.cause : error;
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  const { code, constraint } = cause as { code?: unknown; constraint?: unknown };
  const quotes = isDatabaseError(cause) || isDatabaseError(error);
  const message = quotes ? '' : cause.message;
  return { type: cause.name, message, code, constraint, stack: frames.slice(0, maxFrames).join('\n') };
}

/** The server's log on standard output: no addresses, names, tokens or query strings. */
export const logOptions = {
  level: 'info',
  base: null,
  serializers: { req: () => ({}), res: () => ({}), err: describeError },
} satisfies FastifyServerOptions['logger'];

/** One line a request, by its route's pattern: an address as typed can carry a token or a name. */
export function addRequestLine(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.is404 ? 'unknown' : request.routeOptions.url;
    request.log.info({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) });
    done();
  });
}
