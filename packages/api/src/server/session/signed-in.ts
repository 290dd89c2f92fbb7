import type { Failure, Viewer } from '@caderneta/contract';

/** The user whose session a call carries, as far as rules and scope need it. Read anew on every call, or proved in the statement that reads the rows. */
export interface SignedIn extends Viewer {
  readonly userId: string;
  readonly sessionId: string;
  readonly name: string;
  /** The day that it is in the school's time zone, '2026-03-31'. */
  readonly today: string;
  /** What links to files are signed with in this call, and when they end, in seconds since 1970. */
  readonly links: { readonly key: string; readonly expires: number };
  /** What calls are answered while the system is closed to this user; null while it is open. */
  readonly closure: Failure | null;
  readonly profileId: string | null;
  /** The profile's own municipality or, without one, its institution's. */
  readonly municipalityId: string | null;
  readonly institutionId: string | null;
  /** Class of the open enrolment (a pupil's). */
  readonly classId: string | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null on public routes and until the guard has let the request pass. */
    signedIn: SignedIn | null;
  }
  interface FastifyContextConfig {
    /** Who may call the route. A route without it stops the server from starting. */
    access?: import('@caderneta/contract').Access;
    /** Whether a signed link may stand in for the token. */
    linked?: boolean;
    /** Whether the route answers while the system is closed for maintenance. */
    inMaintenance?: boolean;
  }
}
