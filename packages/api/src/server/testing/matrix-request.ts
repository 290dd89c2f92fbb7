import type { Role } from '@caderneta/contract';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Site } from './fixture.ts';

/** A request of the access matrix: where to, and what with. */
export interface MatrixRequest {
  readonly url: string;
  readonly body?: unknown;
}

/** A list, with the ids that its answer must hold for a role that reaches the places, no more and no fewer. */
export interface ListOfSites {
  readonly url: string;
  readonly idsOf: (within: readonly Site[], role: Role) => string[];
}

/** A call over what is a user's own: for that user, and for somebody else's, where there is such a thing. */
export type RequestOfOwner = (role: Role, other: Role) => { own: MatrixRequest; foreign?: MatrixRequest };

type OfCalls<T> = Readonly<Record<string, T>>;

/** What a module's `testing/access-requests.ts` gives the tests of all calls, each named as in ACCESS.md. */
export interface AccessRequests {
  /** Calls that reach one row of a place: how each is asked for that row. */
  readonly bySite?: OfCalls<(site: Site) => MatrixRequest>;
  /** Calls that list rows of places. */
  readonly lists?: OfCalls<ListOfSites>;
  /** Calls over what is a user's own. */
  readonly byOwner?: OfCalls<RequestOfOwner>;
  /** Writes the module's rows of the small network: one for each place, where they belong to places. */
  readonly insertRows?: (db: NodePgDatabase) => Promise<void>;
}
