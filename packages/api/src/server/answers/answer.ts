import { createHash } from 'node:crypto';
import { type Envelope, type Failure, type FailureEnvelope, failures, type ListEnvelope } from '@caderneta/contract';
import type { FastifyReply } from 'fastify';
import { offsetOf, type Page } from '../query/page.ts';

/** HTTP status and body, ready to send, to keep and to send again. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** The body of a failure: its Portuguese message, its code and the id that the log carries. */
export const failureBody = (failure: Failure, requestId: string): FailureEnvelope => ({
  success: false,
  message: failure.message ?? failures[failure.code].message,
  code: failure.code,
  ...(failure.errors?.length ? { errors: [...failure.errors] } : {}),
  ...(failure.current ? { current: [...failure.current] } : {}),
  ...(failure.conflict ? { conflict: failure.conflict } : {}),
  request_id: requestId,
});

export const failureAnswer = (failure: Failure, requestId: string): Answer => ({
  status: failures[failure.code].status,
  body: failureBody(failure, requestId),
});

export const valueAnswer = (data: unknown, message: string): Answer => {
  const body: Envelope<unknown> = { success: true, message, data };
  return { status: 200, body };
};

/** A page of a list; `truncated` says that rows follow those shown. */
export const pageAnswer = ({ rows, total, totalIsBound, page, limit }: Page<unknown>, message: string): Answer => {
  const truncated = offsetOf({ page, limit }) + rows.length < total;
  const counts = { total, ...(totalIsBound ? { total_is_bound: true as const } : {}), page, limit, truncated };
  const body: ListEnvelope<unknown> = { success: true, message, data: rows, ...counts };
  return { status: 200, body };
};

/** How long whoever met a server that cannot answer now should wait, s. */
const retryAfterSeconds = 5;

export const sendAnswer = (reply: FastifyReply, answer: Answer, body = JSON.stringify(answer.body)): FastifyReply => {
  if (answer.status === 503) reply.header('retry-after', retryAfterSeconds);
  // Of minors: it stays in no browser's cache, nor in one on the way.
  reply.header('cache-control', 'no-store');
  return reply.code(answer.status).header('content-type', 'application/json; charset=utf-8').send(body);
};

/** Sends an answer under its ETag; 304 without a body when the client says that it has it already. */
export function sendIfChanged(reply: FastifyReply, answer: Answer): FastifyReply {
  if (answer.status !== 200) return sendAnswer(reply, answer);
  const body = JSON.stringify(answer.body);
  const tag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  reply.header('etag', tag);
  const known = reply.request.headers['if-none-match']?.split(/\s*,\s*/) ?? [];
  return known.includes(tag)
    ? reply.code(304).header('cache-control', 'no-store').send()
    : sendAnswer(reply, answer, body);
}

export const sendFailure = (reply: FastifyReply, failure: Failure): FastifyReply =>
  sendAnswer(reply, failureAnswer(failure, reply.request.id));
