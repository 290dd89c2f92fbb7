import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../context/server-config.ts';
import { callerOf } from './network-address.ts';
import { countRequest } from './request-counts.ts';

/** Counts a request; true when its caller has made too many and must wait. */
export type RequestLimit = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

/** Who a body says that it speaks for, as far as that is text: the field of an address or a matrícula. */
export const bodyText = (request: FastifyRequest, field: 'email' | 'login'): string => {
  const text = (request.body as Record<string, unknown> | null | undefined)?.[field];
  return typeof text === 'string' ? text.trim().toLowerCase().slice(0, 254) : '';
};

/** Says how long to wait. */
export function askToWait(reply: FastifyReply, seconds: number): true {
  reply.header('retry-after', String(Math.max(1, Math.ceil(seconds))));
  return true;
}

/** A limit of `max` requests a minute for each caller and, of one caller, for each of `whom`; `what` tells it from other limits. */
export const createRequestLimit =
  (
    { db }: Pick<ServerContext, 'db'>,
    what: string,
    max: number,
    whom?: (request: FastifyRequest) => string,
  ): RequestLimit =>
  async (request, reply) => {
    const by = [what, callerOf(request.ip), ...(whom ? [whom(request)] : [])] as const;
    const { count, left } = await countRequest(db, by, 60);
    return count > max && askToWait(reply, left);
  };

/** The same for each session of a signed-in user, wherever it is used from: what is done in one holds up no other. */
export const createSessionLimit =
  ({ db }: Pick<ServerContext, 'db'>, what: string, max: number): RequestLimit =>
  async (request, reply) => {
    const { count, left } = await countRequest(db, [what, 'session', request.signedIn?.sessionId ?? ''], 60);
    return count > max && askToWait(reply, left);
  };
