import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Counts a request; true when its caller has made too many in the last minute. */
export type RequestLimit = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

/** Who a body says that it speaks for, as far as that is text: the field of an address or a matrícula. */
export const bodyText = (request: FastifyRequest, field: 'email' | 'login'): string => {
  const text = (request.body as Record<string, unknown> | null | undefined)?.[field];
  return typeof text === 'string' ? text.trim().toLowerCase().slice(0, 254) : '';
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
