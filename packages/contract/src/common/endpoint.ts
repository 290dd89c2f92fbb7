import type { z } from 'zod';
import type { Access } from '../access/access.ts';

export type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** What a call takes. Paths use `:name`; every name has its schema in `params`. */
export interface EndpointRequest {
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
}

/** One call that client and server agree on. `response` is the schema of `data`; `list` calls answer a page of it. */
export interface Endpoint<
  Req extends EndpointRequest = EndpointRequest,
  Res extends z.ZodType = z.ZodType,
  List extends boolean = boolean,
> {
  readonly method: HttpMethod;
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  readonly request: Req;
  readonly response: Res;
  readonly list: List;
  /** Largest body in bytes; the server's general limit where absent. */
  readonly bodyLimit?: number;
  /** `form`: multipart. `bare`: the answer has no envelope (legacy paths). `file`: the answer is the file's bytes. */
  readonly wire?: 'json' | 'form' | 'bare-form' | 'file';
  /** Polled: the answer carries an ETag, and is 304 while nothing changed. */
  readonly polled?: boolean;
  /** Answers also while the system is closed for maintenance. */
  readonly inMaintenance?: boolean;
  /** The answer holds a secret and is not stored: with the same `Idempotency-Key` the call runs again and replaces its first answer. */
  readonly secret?: boolean;
}

type Definition<Req extends EndpointRequest, Res extends z.ZodType> = Omit<Endpoint<Req, Res>, 'list' | 'request'> & {
  readonly request?: Req;
};

/** Defines a call that answers one value. */
export const defineEndpoint = <Req extends EndpointRequest, Res extends z.ZodType>(
  definition: Definition<Req, Res>,
): Endpoint<Req, Res, false> => ({
  ...definition,
  request: (definition.request ?? {}) as Req,
  list: false,
});

/** Defines a call that answers a page of rows; `response` is the schema of one row. */
export const defineList = <Req extends EndpointRequest, Res extends z.ZodType>(
  definition: Definition<Req, Res>,
): Endpoint<Req, Res, true> => ({
  ...definition,
  request: (definition.request ?? {}) as Req,
  list: true,
});

type Part<E extends Endpoint, K extends keyof EndpointRequest> = E['request'][K] extends z.ZodType
  ? z.output<E['request'][K]>
  : undefined;

/** Types of a call's parts, as the handler and the client see them. */
export type ParamsOf<E extends Endpoint> = Part<E, 'params'>;
export type QueryOf<E extends Endpoint> = Part<E, 'query'>;
export type BodyOf<E extends Endpoint> = Part<E, 'body'>;
export type RowOf<E extends Endpoint> = z.output<E['response']>;
export type DataOf<E extends Endpoint> = E['list'] extends true ? RowOf<E>[] : RowOf<E>;

/** Fills `:name` in a path; a name without a value is a bug. */
export function pathOf(endpoint: Endpoint, params: Readonly<Record<string, string>> = {}): string {
  return endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${endpoint.method} ${endpoint.path}: parameter '${name}' is missing`);
    return encodeURIComponent(value);
  });
}
