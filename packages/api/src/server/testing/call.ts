import {
  type DataOf,
  type Endpoint,
  type FailureEnvelope,
  failures,
  type ListEnvelope,
  pathOf,
  type Role,
} from '@caderneta/contract';
import { expect } from 'vitest';
import type { z } from 'zod';
import { send, type TestServer } from './test-server.ts';

type Part<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E['request'][K] extends z.ZodType
  ? z.input<E['request'][K]>
  : undefined;

export interface CallOptions<E extends Endpoint> {
  readonly role?: Role;
  readonly token?: string;
  readonly params?: Part<E, 'params'>;
  readonly query?: Part<E, 'query'>;
  readonly body?: Part<E, 'body'>;
  readonly headers?: Record<string, string>;
}

export interface Success<E extends Endpoint> {
  readonly message: string;
  readonly data: DataOf<E>;
  readonly list: Omit<ListEnvelope<unknown>, 'data'>;
}

async function exchange<E extends Endpoint>(server: TestServer, endpoint: E, options: CallOptions<E>) {
  const { params, query, body, ...rest } = options as CallOptions<Endpoint>;
  const search = query ? `?${new URLSearchParams(query as Record<string, string>)}` : '';
  const url = pathOf(endpoint, (params ?? {}) as Record<string, string>) + search;
  return send(server.app, endpoint.method, url, { ...rest, body });
}

/** Calls an endpoint that must succeed. What it answers must be what the contract says: every field, and none besides. */
export async function call<E extends Endpoint>(
  server: TestServer,
  endpoint: E,
  options: CallOptions<E> = {},
): Promise<Success<E>> {
  const answer = await exchange(server, endpoint, options);
  const body = answer.json();
  expect([answer.statusCode, body.code, body.errors]).toEqual([200, undefined, undefined]);
  const { success, message, data, ...list } = body;
  expect(success).toBe(true);
  if (endpoint.list) {
    const { total_is_bound: bound, ...counts } = list;
    expect([undefined, true]).toContain(bound);
    expect(Object.keys(counts).sort()).toEqual(['limit', 'page', 'total', 'truncated']);
    for (const row of data) expect(endpoint.response.parse(row)).toEqual(row);
  } else {
    expect(list).toEqual({});
    expect(endpoint.response.parse(data)).toEqual(data);
  }
  return { message, data, list };
}

/** Calls an endpoint that must fail with one of the contract's codes, in the contract's words and status. */
export async function refused<E extends Endpoint>(
  server: TestServer,
  endpoint: E,
  options: CallOptions<E> = {},
): Promise<FailureEnvelope> {
  const answer = await exchange(server, endpoint, options);
  const body = answer.json() as FailureEnvelope;
  expect(body.success, answer.body).toBe(false);
  expect(answer.statusCode).toBe(failures[body.code].status);
  expect(body.request_id).toBe(answer.headers['x-request-id']);
  return body;
}
