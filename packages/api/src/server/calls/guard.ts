import { type Access, type Failure, fail, may, type Outcome } from '@caderneta/contract';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { sendFailure } from '../answers/answer.ts';
import type { Clock } from '../context/server-config.ts';
import { isLinkOf, linkPartsOf } from '../session/file-link.ts';
import type { SessionProof } from '../session/session-row.ts';
import type { SignedIn } from '../session/signed-in.ts';

/** A session as this process last read it, and what proves in the database that it still stands so. */
interface RememberedSession {
  readonly viewer: SignedIn;
  readonly proof: SessionProof;
}

export interface Sessions {
  load(by: { readonly token: string } | { readonly sessionId: string }): Promise<Outcome<SignedIn>>;
  recall(token: string): RememberedSession | null;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Reads the session of a request anew and lets it in, or says why not. */
    admit(request: FastifyRequest): Promise<Failure | null>;
  }
  interface FastifyRequest {
    /** Where it is not null, `signedIn` is as this process remembers it, and counts only under this proof. */
    proof: SessionProof | null;
  }
  interface FastifyContextConfig {
    /** Whether the route proves the session itself, in the statement that reads its rows. */
    proves?: boolean;
  }
}

/** The token of `Authorization: Bearer …`; null without one. */
function bearerToken(request: FastifyRequest): string | null {
  const match = /^Bearer +([\w-]{1,200})$/i.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}

/** Whether the path names the caller, or may turn out to, where the route's access gives that a meaning. */
function isOwn(request: FastifyRequest, viewer: SignedIn, access: Access): boolean {
  if (typeof access === 'string' || !access.own) return false;
  if (access.own.param === null) return true;
  const named = (request.params as Record<string, string | undefined>)[access.own.param];
  return named === (access.own.of === 'role' ? viewer.role : viewer.userId);
}

/**
 * Lets a request pass only as its route's access says, before its body is read.
 * A route that says nothing is refused, though `requireAccess` already keeps such a server from starting.
 */
export function addGuard(app: FastifyInstance, sessions: Sessions, clock: Clock): void {
  const sessionOf = async (request: FastifyRequest): Promise<Outcome<SignedIn>> => {
    const token = bearerToken(request);
    if (token !== null) return sessions.load({ token });
    const link = request.routeOptions.config.linked ? linkPartsOf(request.query) : null;
    if (!link) return fail('session-missing');
    const session = await sessions.load({ sessionId: link.session });
    if (!session.ok) return session;
    const path = request.url.split('?')[0] ?? '';
    return isLinkOf(session.value, link, path, clock.now()) ? session : fail('session-invalid');
  };
  /** Why the route refuses a viewer, or null. */
  const failureOf = (request: FastifyRequest, viewer: SignedIn): Failure | null => {
    const { access, inMaintenance = false } = request.routeOptions.config;
    if (viewer.closure && !inMaintenance) return viewer.closure;
    return access && may(viewer, access, isOwn(request, viewer, access)) ? null : fail('forbidden');
  };
  const admit = async (request: FastifyRequest): Promise<Failure | null> => {
    request.proof = null;
    const session = await sessionOf(request);
    if (!session.ok) return session;
    request.signedIn = session.value;
    return failureOf(request, session.value);
  };

  app.decorateRequest('signedIn', null);
  app.decorateRequest('proof', null);
  app.decorate('admit', admit);
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) return;
    const { access, proves = false } = request.routeOptions.config;
    if (access === 'public') return;
    if (access === undefined) return sendFailure(reply, fail('forbidden'));
    const token = proves ? bearerToken(request) : null;
    const remembered = token === null ? null : sessions.recall(token);
    if (remembered && failureOf(request, remembered.viewer) === null) {
      request.signedIn = remembered.viewer;
      request.proof = remembered.proof;
      return;
    }
    const failure = await admit(request);
    if (failure) return sendFailure(reply, failure);
  });
}

/** Stops the start when a route does not say who may call it. */
export function requireAccess(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  app.addHook('onReady', async () => {
    // Looked at only now: `openToAll` marks the routes of its scope after this hook has seen them.
    const silent = routes.filter((route) => route.config?.access === undefined);
    if (silent.length > 0) {
      const names = silent.map((route) => `${String(route.method)} ${route.url}`);
      throw new Error(`Routes that do not say who may call them: ${names.join(', ')}`);
    }
  });
}
