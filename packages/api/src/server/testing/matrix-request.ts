import type { Role } from '@caderneta/contract';
import type { Place } from './fixture.ts';

/** A request of the access matrix: where to, and what with. */
export interface MatrixRequest {
  readonly url: string;
  readonly body?: unknown;
}

/** A list, with the ids that its answer must hold for a role that reaches the places, no more and no fewer. */
export interface ListOfPlaces {
  readonly url: string;
  readonly idsOf: (within: readonly Place[], role: Role) => string[];
}

/** A call over what is a user's own: for that user, and for somebody else's, where there is such a thing. */
export type RequestOfOwner = (role: Role, other: Role) => { own: MatrixRequest; foreign?: MatrixRequest };
