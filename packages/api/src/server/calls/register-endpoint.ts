import {
  type BodyOf,
  type DataOf,
  type Endpoint,
  fail,
  type Outcome,
  type ParamsOf,
  type QueryOf,
  type RowOf,
  succeed,
} from '@caderneta/contract';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, failureAnswer, pageAnswer, sendAnswer, sendIfChanged, valueAnswer } from '../answers/answer.ts';
import type { ListReader } from '../context/list-reader.ts';
import type { ServerContext } from '../context/server-config.ts';
import type { RequestLimit } from '../limits/request-limit.ts';
import type { Page } from '../query/page.ts';
import type { Queries } from '../query/queries.ts';
import type { SessionProof } from '../session/session-row.ts';
import type { SignedIn } from '../session/signed-in.ts';
import { answerOnce } from '../writes/idempotency.ts';
import { inTransaction, type Unit } from '../writes/unit-of-work.ts';
import { describeRoute } from './openapi-schema.ts';
import { parseRequest } from './parse-request.ts';

/** What a route receives: the parts as the contract's schemas gave them, and who asks. */
export interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly now: Date;
  readonly log: FastifyBaseLogger;
  readonly requestId: string;
}

export interface PublicCall<E extends Endpoint> extends Call<E> {
  /** What the client says of itself; null when it says nothing. */
  readonly userAgent: string | null;
  /** Where the request comes from, as far as our own proxies say. */
  readonly address: string;
}

export interface SignedInCall<E extends Endpoint> extends Call<E> {
  readonly viewer: SignedIn;
  /** In a call that changes something, the one transaction of the request. */
  readonly db: Queries;
}

export interface WritingCall<E extends Endpoint> extends SignedInCall<E> {
  readonly unit: Unit;
}

/** A list answers a page, any other call its value. */
export type AnswerOf<E extends Endpoint> = E['list'] extends true ? Page<RowOf<E>> : DataOf<E>;
type Handler<C, E extends Endpoint> = (call: C) => Promise<Outcome<AnswerOf<E>>>;
/** What people read after a success, where the client shows the server's words. */
type Message<E extends Endpoint> = string | ((value: AnswerOf<E>) => string);

type Run = (request: FastifyRequest, reply: FastifyReply) => Promise<Answer>;
type AnswerError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply;

function addRoute(
  app: FastifyInstance,
  endpoint: Endpoint,
  run: Run,
  { errorHandler, proves = false }: { errorHandler?: AnswerError | undefined; proves?: boolean } = {},
): void {
  const { access, inMaintenance = false } = endpoint;
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { access, inMaintenance, proves },
    schema: describeRoute(endpoint),
    ...(endpoint.bodyLimit ? { bodyLimit: endpoint.bodyLimit } : {}),
    ...(errorHandler ? { errorHandler } : {}),
    handler: async (request, reply) => {
      const answer = await run(request, reply);
      return endpoint.polled ? sendIfChanged(reply, answer) : sendAnswer(reply, answer);
    },
  });
}

function answerOf<E extends Endpoint>(
  endpoint: E,
  outcome: Outcome<AnswerOf<E>>,
  message: Message<E>,
  id: string,
): Answer {
  if (!outcome.ok) return failureAnswer(outcome, id);
  const words = typeof message === 'string' ? message : message(outcome.value);
  return endpoint.list ? pageAnswer(outcome.value as Page<unknown>, words) : valueAnswer(outcome.value, words);
}

function callOf<E extends Endpoint>(context: ServerContext, request: FastifyRequest, parts: object): Call<E> {
  return {
    ...parts,
    now: context.clock.now(),
    log: request.log,
    requestId: request.id,
  } as Call<E>;
}

/** As much of it as is worth keeping; bytes that are no text are left out. */
const agentOf = (request: FastifyRequest): string | null =>
  request.headers['user-agent']?.replace(/[^\x20-\x7e]/g, '').slice(0, 300) || null;

/** Whether a request is one too many. */
async function isLimited(
  limits: readonly RequestLimit[],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  for (const exceeded of limits) if (await exceeded(request, reply)) return true;
  return false;
}

/** Adds a public call. It does its own transactions: nobody is signed in, so nothing is replayed. */
export function registerPublic<E extends Endpoint>(
  app: FastifyInstance,
  context: ServerContext,
  endpoint: E,
  handler: Handler<PublicCall<E>, E>,
  { message = '', limits = [] }: { message?: Message<E>; limits?: readonly RequestLimit[] } = {},
): void {
  if (endpoint.access !== 'public') throw new Error(`${endpoint.method} ${endpoint.path} is not public`);
  addRoute(app, endpoint, async (request, reply) => {
    if (await isLimited(limits, request, reply)) return failureAnswer(fail('too-many-requests'), request.id);
    const parts = parseRequest(endpoint, request);
    if (!parts.ok) return failureAnswer(parts, request.id);
    const call = { ...callOf<E>(context, request, parts.value), userAgent: agentOf(request), address: request.ip };
    return answerOf(endpoint, await handler(call), message, request.id);
  });
}

/**
 * Adds a call of a signed-in user that changes nothing, and the test of the mail server. No `Idempotency-Key` is looked at: repeated, that test
 * sends a message each time.
 */
export function registerEndpoint<E extends Endpoint>(
  app: FastifyInstance,
  context: ServerContext,
  endpoint: E,
  handler: Handler<SignedInCall<E>, E>,
  message: Message<E> = '',
): void {
  if (endpoint.list) context.lists.set(endpoint, handler as unknown as ListReader);
  addRoute(app, endpoint, async (request) => {
    const parts = parseRequest(endpoint, request);
    if (!parts.ok) return failureAnswer(parts, request.id);
    const call = { ...callOf<E>(context, request, parts.value), viewer: viewerOf(request), db: context.db };
    return answerOf(endpoint, await handler(call), message, request.id);
  });
}

/**
 * Adds a read that is asked for all the time. Who asks is first whom this process remembers for the token: `read` gets a proof, and its one
 * statement asks for rows and, by `sessionStands`, whether all of that still holds. Null, which is also 'no rows', has the session read
 * anew and `read` asked again without a proof; then null is 'not-found'.
 */
export function registerProven<E extends Endpoint>(
  app: FastifyInstance,
  context: ServerContext,
  endpoint: E,
  read: (call: SignedInCall<E>, proof: SessionProof | null) => Promise<AnswerOf<E> | null>,
): void {
  const orNotFound = (found: AnswerOf<E> | null): Outcome<AnswerOf<E>> => (found ? succeed(found) : fail('not-found'));
  if (endpoint.list) {
    const readList = async (call: SignedInCall<E>) => orNotFound(await read(call, null));
    context.lists.set(endpoint, readList as unknown as ListReader);
  }
  const run: Run = async (request) => {
    const parts = parseRequest(endpoint, request);
    const ask = async (proof: SessionProof | null) =>
      parts.ok
        ? read({ ...callOf<E>(context, request, parts.value), viewer: viewerOf(request), db: context.db }, proof)
        : null;
    if (request.proof) {
      const proven = await ask(request.proof);
      if (proven) return answerOf(endpoint, succeed(proven), '', request.id);
      const failure = await app.admit(request);
      if (failure) return failureAnswer(failure, request.id);
    }
    if (!parts.ok) return failureAnswer(parts, request.id);
    return answerOf(endpoint, orNotFound(await ask(null)), '', request.id);
  };
  addRoute(app, endpoint, run, { proves: true });
}

/**
 * Adds a call of a signed-in user that changes something: rows, audit, notification and the idempotency record in one transaction.
 * An expected failure undoes all of it.
 */
export function registerWrite<E extends Endpoint>(
  app: FastifyInstance,
  context: ServerContext,
  endpoint: E,
  handler: Handler<WritingCall<E>, E>,
  message: Message<E> = '',
  limits: readonly RequestLimit[] = [],
): void {
  addRoute(app, endpoint, async (request, reply) => {
    if (await isLimited(limits, request, reply)) return failureAnswer(fail('too-many-requests'), request.id);
    const parts = parseRequest(endpoint, request);
    if (!parts.ok) return failureAnswer(parts, request.id);
    const viewer = viewerOf(request);
    const call = { ...callOf<E>(context, request, parts.value), viewer };
    return inTransaction(context, { viewer, now: call.now, requestId: request.id }, (unit) => {
      const run = async () => answerOf(endpoint, await handler({ ...call, db: unit.db, unit }), message, request.id);
      return endpoint.secret ? run() : answerOnce(unit, request, run);
    });
  });
}

/** Adds a call that takes a form: it reads its parts itself. A legacy path answers errors in its own shape. */
export function registerForm(app: FastifyInstance, endpoint: Endpoint, run: Run, answerError?: AnswerError): void {
  if (endpoint.wire !== 'form' && endpoint.wire !== 'bare-form') throw new Error(`${endpoint.path} takes no form`);
  addRoute(app, endpoint, run, { errorHandler: answerError });
}

/** Who asks, where the guard has let the request pass. */
export function viewerOf(request: FastifyRequest): SignedIn {
  if (!request.signedIn) throw new Error(`${request.routeOptions.url}: a call without a user passed the guard`);
  return request.signedIn;
}
