import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Counts a request; true when its caller has made too many in the last minute. */
export type RequestLimit = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

/** The address in a sign-in's or a reset's body, as far as it is one. */
export const bodyEmail = (request: FastifyRequest): string => {
  const email = (request.body as { email?: unknown } | null | undefined)?.email;
  return typeof email === 'string' ? email.trim().toLowerCase().slice(0, 254) : '';
};

/** A limit of `max` requests a minute for each value of `keyOf`. */
export function createRequestLimit(
  app: FastifyInstance,
  max: number,
  keyOf: (request: FastifyRequest) => string,
): RequestLimit {
  const count = app.createRateLimit({ max, timeWindow: 60_000, keyGenerator: keyOf });
  return async (request, reply) => {
    const state = await count(request);
    if (state.isAllowed || !state.isExceeded) return false;
    reply.header('retry-after', String(state.ttlInSeconds));
    return true;
  };
}
