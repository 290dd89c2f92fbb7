import {
  type DataOf,
  type Endpoint,
  type FailureCode,
  type FieldError,
  pathOf,
  type RecordConflict,
} from '@caderneta/contract';
import { libCopy } from '../lib.copy.ts';
import { session } from '../session/session.ts';
import { apiRoot } from './api-root.ts';
import { exchangePolled } from './etags.ts';
import { exchange, type WireAnswer } from './exchange.ts';
import { readFailure, readSuccess } from './read-answer.ts';

/** What went wrong, in words for a person. `offline`: no answer came, so nothing is known of what the server did. */
export interface CallFailure {
  readonly ok: false;
  readonly code: FailureCode | 'offline' | 'unreadable' | 'aborted';
  readonly message: string;
  readonly errors: readonly FieldError[];
  /** Of a version conflict, the records as they are stored now. */
  readonly current: readonly unknown[];
  /** And, of one record, what both people would have in it, where the server says so. */
  readonly conflict?: RecordConflict | undefined;
  readonly requestId: string | null;
  /** Of an answer that is none of ours, what it says where that is plain text; null otherwise. */
  readonly rawBody: string | null;
  /** And HTTP's own words for it: 'Bad Gateway'. */
  readonly statusText: string | null;
}

export interface CallSuccess<E extends Endpoint> {
  readonly ok: true;
  readonly data: DataOf<E>;
  /** The server's own word on what it did. */
  readonly message: string;
  /** Of a list: rows that exist, of which `data` is a page. */
  readonly total: number;
  /** There are more than `total`: the server counted no further. */
  readonly totalIsBound: boolean;
  readonly truncated: boolean;
}

export type CallOutcome<E extends Endpoint> = CallSuccess<E> | CallFailure;

type Input<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E['request'][K] extends {
  _zod: { input: infer I };
}
  ? I
  : undefined;

export interface CallOptions<E extends Endpoint> {
  readonly params?: Input<E, 'params'>;
  readonly query?: Input<E, 'query'>;
  readonly body?: Input<E, 'body'>;
  /** Multipart body of a `form` endpoint. */
  readonly form?: FormData;
  /** Makes a repeated write count once. The same key must carry the same body. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** Longest wait, ms. */
  readonly timeoutMs?: number;
  /** Of a large body: the share that has left, 0 to 1. */
  readonly onSent?: (share: number) => void;
}

/** A slow school line may need this long for a photo; lists come far sooner. */
const TIMEOUT_MS = 30_000;

/** A call that came to nothing, or that the server refused. */
export const failedCall = (
  code: CallFailure['code'],
  message: string,
  extra: Partial<CallFailure> = {},
): CallFailure => ({
  ok: false,
  code,
  message,
  errors: [],
  current: [],
  requestId: null,
  rawBody: null,
  statusText: null,
  ...extra,
});

/** One signal that ends with the caller's or after the longest wait. (AbortSignal.any is younger than phones in use.) */
function waitFor(timeoutMs: number, caller: AbortSignal | undefined) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, timeoutMs);
  if (caller?.aborted) abort();
  caller?.addEventListener('abort', abort, { once: true });
  return {
    signal: controller.signal,
    end: () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', abort);
    },
  };
}

const searchOf = (query: Readonly<Record<string, string | undefined>> = {}) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== '') search.set(name, value);
  const text = search.toString();
  return text ? `?${text}` : '';
};

/** The most of an answer of somebody else's that a message repeats. */
const RAW_LENGTH = 200;

/** `body` is undefined where the answer is no JSON; `rawBody` is then its text. */
function bodyOf(text: string): { body: unknown; rawBody: string | null } {
  try {
    return { body: JSON.parse(text), rawBody: null };
  } catch {
    // A proxy's page of HTML says nothing to a person.
    return { body: undefined, rawBody: text === '' || text.startsWith('<') ? null : text.slice(0, RAW_LENGTH) };
  }
}

/** A failure in the server's words. Without them nobody knows what went wrong, but for an ended session. */
function refused(answer: WireAnswer, body: unknown, rawBody: string | null, isPublic: boolean): CallFailure {
  const { ok: _, code, message, ...extra } = readFailure(answer.status, body);
  // A wrong password is 401 too, but then nobody was signed in.
  const shownCode = isPublic && code === 'session-invalid' ? 'invalid-credentials' : code;
  if (message !== null) return failedCall(shownCode, message, extra);
  if (shownCode === 'session-invalid') return failedCall(shownCode, libCopy.sessionExpired);
  return failedCall('unreadable', libCopy.unreadable, { rawBody, statusText: answer.statusText || null });
}

const sessionEnds: readonly CallFailure['code'][] = ['session-missing', 'session-invalid'];

/**
 * Makes one call. Never rejects: every failure is a value with a Portuguese message. When the session has ended it waits
 * until the same person has signed in again and is then made anew, so that no work is lost by it.
 */
export async function call<E extends Endpoint>(endpoint: E, options: CallOptions<E> = {}): Promise<CallOutcome<E>> {
  const isPublic = endpoint.access === 'public';
  if (!isPublic && session.getState().locked) await session.unlocked();
  const token = isPublic ? null : session.token();
  const outcome = await callOnce(endpoint, options, token);
  if (token === null) return outcome;
  if (outcome.ok) session.accept(token);
  if (outcome.ok || !sessionEnds.includes(outcome.code)) return outcome;
  session.expire(token);
  return (await session.unlocked()) && !options.signal?.aborted ? call(endpoint, options) : outcome;
}

async function callOnce<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E>,
  token: string | null,
): Promise<CallOutcome<E>> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token !== null) headers.authorization = `Bearer ${token}`;
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey;
  if (options.body !== undefined) headers['content-type'] = 'application/json';

  const wait = waitFor(options.timeoutMs ?? TIMEOUT_MS, options.signal);
  const query = options.query as Record<string, string | undefined> | undefined;
  const path = pathOf(endpoint, options.params as Record<string, string> | undefined) + searchOf(query);
  let answer: WireAnswer;
  let text: string;
  try {
    const send = endpoint.polled ? exchangePolled : exchange;
    answer = await send((await apiRoot()) + path, {
      method: endpoint.method,
      headers,
      body: options.form ?? (options.body === undefined ? undefined : JSON.stringify(options.body)),
      signal: wait.signal,
      onSent: options.onSent,
    });
    text = (await answer.text()).trim();
  } catch {
    if (options.signal?.aborted) return failedCall('aborted', libCopy.offline);
    return failedCall('offline', wait.signal.aborted ? libCopy.timeout : libCopy.offline);
  } finally {
    wait.end();
  }
  const { body, rawBody } = bodyOf(text);
  const isRefused =
    !answer.ok || (typeof body === 'object' && body !== null && 'success' in body && body.success !== true);
  if (isRefused) return refused(answer, body, rawBody, endpoint.access === 'public');
  const read = body === undefined ? null : readSuccess(endpoint, body);
  return read ? { ...read, data: read.data as DataOf<E> } : failedCall('unreadable', libCopy.unreadable, { rawBody });
}
