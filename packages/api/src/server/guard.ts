import { type Access, fail, may, type Outcome } from '@caderneta/contract';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { sendFailure } from './answer.ts';
import { isLinkOf, linkPartsOf } from './file-link.ts';
import type { Clock } from './server-config.ts';
import type { SignedIn } from './signed-in.ts';

export type LoadSession = (
  by: { readonly token: string } | { readonly sessionId: string },
) => Promise<Outcome<SignedIn>>;

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
export function addGuard(app: FastifyInstance, loadSession: LoadSession, clock: Clock): void {
  const sessionOf = async (request: FastifyRequest): Promise<Outcome<SignedIn>> => {
    const token = bearerToken(request);
    if (token !== null) return loadSession({ token });
    const link = request.routeOptions.config.linked ? linkPartsOf(request.query) : null;
    if (!link) return fail('session-missing');
    const session = await loadSession({ sessionId: link.session });
    if (!session.ok) return session;
    const path = request.url.split('?')[0] ?? '';
    return isLinkOf(session.value, link, path, clock.now()) ? session : fail('session-invalid');
  };

  app.decorateRequest('signedIn', null);
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) return;
    const access = request.routeOptions.config.access;
    if (access === 'public') return;
    if (access === undefined) return sendFailure(reply, fail('forbidden'));
    const session = await sessionOf(request);
    if (!session.ok) return sendFailure(reply, session);
    if (!may(session.value, access, isOwn(request, session.value, access)))
      return sendFailure(reply, fail('forbidden'));
    request.signedIn = session.value;
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
