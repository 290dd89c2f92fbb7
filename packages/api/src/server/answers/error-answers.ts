import { type Failure, fail } from '@caderneta/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway, isStorageFull } from '../query/database-errors.ts';
import { failureBody, sendFailure } from './answer.ts';

const byCode: Readonly<Record<string, Failure>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: fail('unsupported-media'),
  FST_ERR_CTP_BODY_TOO_LARGE: fail('body-too-large'),
  FST_REQ_FILE_TOO_LARGE: fail('body-too-large'),
  FST_ERR_BAD_URL: fail('route-not-found'),
  FST_ERR_MAX_PARAM_LENGTH: fail('route-not-found'),
};

declare module 'fastify' {
  interface FastifyInstance {
    /** When a write last found no room, ms since 1970; null where none did. */
    readonly storage: { fullAt: number | null };
  }
}

/** What a client did wrong before any route ran: a body that is no JSON, too large, of another type. */
export function clientFailure(error: unknown): Failure | null {
  const { code, statusCode } = (typeof error === 'object' ? (error ?? {}) : {}) as Partial<FastifyError>;
  const known = code ? byCode[code] : undefined;
  if (known) return known;
  if (statusCode === 413) return fail('body-too-large');
  if (statusCode === 415) return fail('unsupported-media');
  if (statusCode === 429) return fail('too-many-requests');
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? fail('invalid-json') : null;
}

/** Answers a throw: a client's mistake by its own code, everything else as one generic 500 whose id the log carries. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = clientFailure(error);
  if (failure) return sendFailure(reply, failure);
  if (isDatabaseAway(error)) {
    request.log.warn({ err: error }, 'the database is away');
    return sendFailure(reply, fail('database-unavailable'));
  }
  if (isStorageFull(error)) {
    request.log.error({ err: error }, 'there is no room to write');
    request.server.storage.fullAt = Date.now();
    return sendFailure(reply, fail('storage-full'));
  }
  request.log.error({ err: error }, 'unexpected error');
  return sendFailure(reply, fail('unexpected'));
}

/** Every answer that no route gives: unknown paths and errors, in the same shape as the others. */
export function addErrorAnswers(app: FastifyInstance): void {
  app.decorate('storage', { fullAt: null });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) => sendFailure(reply, fail('route-not-found')));
}

/** Raw bytes for a connection that did not speak HTTP that can be read. */
export function malformedHttpAnswer(requestId: string): string {
  const body = JSON.stringify(failureBody(fail('invalid-json'), requestId));
  const headers = `Content-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}`;
  return `HTTP/1.1 400 Bad Request\r\n${headers}\r\nConnection: close\r\n\r\n${body}`;
}
