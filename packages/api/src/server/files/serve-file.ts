import type { Readable } from 'node:stream';
import { type Endpoint, fail, type Outcome } from '@caderneta/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSafeToShow } from '../../files/document-type.ts';
import { sendFailure } from '../answers/answer.ts';
import { describeRoute } from '../calls/openapi-schema.ts';
import { parseRequest } from '../calls/parse-request.ts';
import { type SignedInCall, viewerOf } from '../calls/register-endpoint.ts';
import type { ServerContext } from '../context/server-config.ts';
import { byteRangeOf } from './byte-range.ts';

/** A stored file that the viewer may read, and the name to save it under. */
export interface ServedFile {
  readonly key: string;
  readonly sha256: string;
  readonly size: number;
  readonly media_type: string;
  readonly name: string;
}

/** A file is shown in a frame of our own pages at most, and runs nothing. */
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

const disposition = (kind: 'inline' | 'attachment', name: string): string => {
  const plain = name.replace(/[^\w .()-]/g, '_');
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, escape)}`;
};

/** A file that is made while it is read. */
export interface MadeFile {
  readonly content: Readable;
  readonly media_type: string;
  readonly name: string;
}

/** Adds a call that answers a file made for this request alone: it is saved, never shown nor kept by a browser. */
export function registerDownload<E extends Endpoint>(
  app: FastifyInstance,
  context: ServerContext,
  endpoint: E,
  handler: (call: SignedInCall<E>) => Promise<Outcome<MadeFile>>,
): void {
  addFileRoute(app, context, endpoint, async (call, reply) => {
    const made = await handler(call);
    if (!made.ok) return sendFailure(reply, made);
    const { content, media_type, name } = made.value;
    return reply
      .header('content-type', media_type)
      .header('content-disposition', disposition('attachment', name))
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'no-store')
      .send(content);
  });
}

/** Adds a call that answers a file's bytes, as they come from the store: whole, a part, or nothing where the reader has it already. */
export function registerFile<E extends Endpoint>(
  app: FastifyInstance,
  context: ServerContext,
  endpoint: E,
  handler: (call: SignedInCall<E>) => Promise<Outcome<ServedFile>>,
): void {
  addFileRoute(app, context, endpoint, async (call, reply, request) => {
    const found = await handler(call);
    return found.ok ? sendFile(context, request, reply, found.value) : sendFailure(reply, found);
  });
}

function addFileRoute<E extends Endpoint>(
  app: FastifyInstance,
  context: ServerContext,
  endpoint: E,
  answer: (call: SignedInCall<E>, reply: FastifyReply, request: FastifyRequest) => Promise<FastifyReply>,
): void {
  if (endpoint.wire !== 'file') throw new Error(`${endpoint.path} answers no file`);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { access: endpoint.access, linked: true },
    // A part of a file is bytes at their place: compressing would move them.
    compress: false,
    schema: describeRoute(endpoint),
    handler: async (request, reply) => {
      const parts = parseRequest(endpoint, request);
      if (!parts.ok) return sendFailure(reply, parts);
      const at = { now: context.clock.now(), log: request.log, requestId: request.id };
      const call = { ...parts.value, ...at, viewer: viewerOf(request), db: context.db } as SignedInCall<E>;
      return answer(call, reply, request);
    },
  });
}

async function sendFile(
  { fileStore }: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { key, sha256, size, media_type, name }: ServedFile,
): Promise<FastifyReply> {
  const etag = `"${sha256}"`;
  const { download } = request.query as { download?: string };
  const shown = isSafeToShow(media_type) && download === undefined;
  reply
    .header('content-type', media_type === 'text/plain' ? 'text/plain; charset=utf-8' : media_type)
    .header('content-disposition', disposition(shown ? 'inline' : 'attachment', name))
    .header('content-security-policy', filePolicy)
    .header('x-frame-options', 'SAMEORIGIN')
    .header('x-content-type-options', 'nosniff')
    .header('accept-ranges', 'bytes')
    .header('cache-control', 'no-store')
    .header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const range = byteRangeOf(request.headers.range, size);
  if (range === null) return reply.code(416).header('content-range', `bytes */${size}`).send();
  const bytes = await fileStore.open(key, range === 'whole' ? undefined : range);
  if (!bytes) {
    request.log.error('a stored file is gone');
    reply.removeHeader('content-disposition').removeHeader('etag');
    return sendFailure(reply, fail('not-found'));
  }
  if (range === 'whole') return reply.header('content-length', size).send(bytes);
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    .header('content-length', range.end - range.start + 1)
    .send(bytes);
}
