import type { Endpoint, FailureCode, FieldError, RecordConflict } from '@caderneta/contract';
import { fitShape } from './fit-shape.ts';
import { shapeOf } from './shape.ts';

/** A body as servers send it: ours, and older ones that wrap, double-wrap or do not wrap. */
type Body = Readonly<Record<string, unknown>>;

export interface ReadSuccess {
  readonly ok: true;
  readonly data: unknown;
  readonly message: string;
  readonly total: number;
  readonly totalIsBound: boolean;
  readonly truncated: boolean;
}

/** What the server said of a failure. `message` is null where it said nothing that a person can read. */
export interface ReadFailure {
  readonly ok: false;
  readonly code: FailureCode;
  readonly message: string | null;
  readonly errors: readonly FieldError[];
  readonly current: readonly unknown[];
  readonly conflict?: RecordConflict | undefined;
  readonly requestId: string | null;
}

const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Rows of a list: the body itself, or in `data`, `data.data`, `users` or `data.users`. Null where there are none. */
function rowsOf(body: unknown): readonly unknown[] | null {
  if (Array.isArray(body)) return body;
  if (!isBody(body)) return null;
  const { data, users } = body;
  if (Array.isArray(data)) return data;
  if (Array.isArray(users)) return users;
  return data === undefined ? null : rowsOf(data);
}

/** The value of a call, out of `data` as often as it is wrapped; a body without `data` is the value itself. */
function unwrapped(body: unknown): unknown {
  if (!isBody(body)) return body;
  if ('data' in body) return unwrapped(body.data);
  return 'success' in body ? withoutHead(body) : body;
}

/** Beside `success` and `message` some servers put the fields themselves; where there are none there is no value. */
function withoutHead({ success: _s, message: _m, ...fields }: Body): unknown {
  return Object.keys(fields).length > 0 ? fields : null;
}

function countOf(body: unknown, rows: number): number {
  if (!isBody(body)) return rows;
  if (typeof body.total === 'number') return body.total;
  return isBody(body.data) ? countOf(body.data, rows) : rows;
}

/** Reads the body of a success by the shape that the contract gives the call. Null: nothing that the call could have answered. */
export function readSuccess(endpoint: Endpoint, body: unknown): ReadSuccess | null {
  const shape = shapeOf(endpoint.response);
  const head = isBody(body) ? body : {};
  const sent = {
    ok: true,
    message: text(head.message) ?? '',
    totalIsBound: head.total_is_bound === true,
    truncated: head.truncated === true,
  } as const;
  if (endpoint.list) {
    const rows = rowsOf(body);
    return rows && { ...sent, data: rows.map((row) => fitShape(shape, row)), total: countOf(body, rows.length) };
  }
  const data = fitShape(shape, unwrapped(body) ?? null);
  if (shape.def.type === 'object' && !isBody(data)) return null;
  return { ...sent, data, total: Array.isArray(data) ? data.length : 0 };
}

/** What a status means where the server names no code of ours. */
function codeOf(status: number): FailureCode {
  const codes: Readonly<Record<number, FailureCode>> = {
    401: 'session-invalid',
    403: 'forbidden',
    404: 'not-found',
    409: 'already-exists',
    413: 'body-too-large',
    415: 'unsupported-media',
    429: 'too-many-requests',
    503: 'server-busy',
  };
  return codes[status] ?? (status >= 500 ? 'unexpected' : 'invalid-request');
}

/** A message, a list of them joined by commas, or the `error` field; null where there is none of these. */
const messageOf = ({ message, error }: Body): string | null =>
  (Array.isArray(message) ? text(message.filter((one) => typeof one === 'string').join(', ')) : text(message)) ??
  text(error);

/** Reads what a server said of a failure. */
export function readFailure(status: number, body: unknown): ReadFailure {
  const { code, errors, current, conflict, request_id, ...rest } = isBody(body) ? body : {};
  return {
    ok: false,
    code: (text(code) as FailureCode | null) ?? codeOf(status),
    message: messageOf(rest),
    errors: Array.isArray(errors) ? (errors as FieldError[]) : [],
    current: Array.isArray(current) ? current : [],
    conflict: isBody(conflict) ? (conflict as unknown as RecordConflict) : undefined,
    requestId: text(request_id),
  };
}
