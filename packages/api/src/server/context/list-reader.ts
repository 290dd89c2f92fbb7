import type { Outcome } from '@caderneta/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Page } from '../query/page.ts';
import type { Queries } from '../query/queries.ts';
import type { SignedIn } from '../session/signed-in.ts';

/** A list as a signed-in user asks for it, its parts parsed. `query.own` may ask for a page of any size. */
export interface ListCall {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly viewer: SignedIn;
  readonly db: Queries;
  readonly now: Date;
  readonly log: FastifyBaseLogger;
  readonly requestId: string;
  readonly userAgent: string | null;
}

/** Reads a list for the server itself, by the handler of its call. */
export type ListReader = (call: ListCall) => Promise<Outcome<Page<unknown>>>;
