import { authEndpoints, pageOf, succeed } from '@caderneta/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { registerEndpoint, registerPublic, registerWrite } from '../../server/calls/register-endpoint.ts';
import { defaultLimits, type ServerContext } from '../../server/context/server-config.ts';
import { bodyText, createRequestLimit, createSessionLimit } from '../../server/limits/request-limit.ts';
import { mailerInForce } from '../settings/settings.service.ts';
import { createFirstMaster } from './first-master.ts';
import { ownPhoto } from './own-photo.ts';
import { changeOwnPassword, endOtherSessions, endOwnSession, listSessions } from './own-sessions.ts';
import { confirmReset, issueResetLink } from './password-reset.ts';
import { sessionUser } from './session-user.ts';
import { endSession } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { createSignInWait } from './sign-in-failures.ts';

export function addRoutes(app: FastifyInstance, context: ServerContext): void {
  const limits = { ...defaultLimits, ...context.config.limits };
  const emailFrom = (request: FastifyRequest) => bodyText(request, 'email');
  const login = createRequestLimit(context, 'sign in', limits.login, emailFrom);
  const loginPerNetwork = createRequestLimit(context, 'sign in', limits.loginPerNetwork);
  const reset = createRequestLimit(context, 'reset', limits.passwordReset, emailFrom);
  const link = createRequestLimit(context, 'link', limits.login);
  const ownPassword = createSessionLimit(context, 'change password', limits.login);

  registerPublic(app, context, authEndpoints.login, ({ body, ...author }) => signIn(context, body, author), {
    message: 'Login realizado com sucesso!',
    limits: [loginPerNetwork, login, createSignInWait(context)],
  });
  registerPublic(
    app,
    context,
    authEndpoints.requestPasswordReset,
    async ({ body, log }) => {
      const mailer = await mailerInForce(context);
      // Not waited for: how long it takes would tell whether the address is known.
      if (mailer) context.background.run('password reset', () => issueResetLink(context, mailer, body.email));
      else log.info('password reset asked for; no mail server is configured: the school gives an access code');
      return succeed({ channel: mailer ? ('mail' as const) : ('administrator' as const) });
    },
    { limits: [loginPerNetwork, reset] },
  );
  registerPublic(
    app,
    context,
    authEndpoints.confirmPasswordReset,
    ({ body, ...author }) => confirmReset(context, body, author),
    { message: 'Senha alterada. Entre com a nova senha.', limits: [link] },
  );
  registerPublic(
    app,
    context,
    authEndpoints.createFirstMaster,
    ({ body, ...author }) => createFirstMaster(context, body, author),
    { message: 'Conta criada!', limits: [link] },
  );
  registerEndpoint(app, context, authEndpoints.validateToken, async () => succeed({ valid: true as const }));
  registerEndpoint(app, context, authEndpoints.profile, async ({ viewer, db, now }) =>
    succeed({ user: await sessionUser(db, viewer.userId, now), photo: await ownPhoto(db, viewer) }),
  );
  registerWrite(
    app,
    context,
    authEndpoints.logout,
    async ({ viewer, db, unit, now }) => {
      await endSession(db, viewer.sessionId, now);
      await unit.record({
        action: 'LOGOUT',
        table: 'sessions',
        recordId: viewer.userId,
        municipalityId: viewer.municipalityId,
        institutionId: viewer.institutionId,
        title: 'Logout',
        message: 'Você saiu do sistema.',
      });
      return succeed(null);
    },
    'Sessão encerrada.',
  );
  const { sessions, endSession: endOne, endOtherSessions: endOthers, changePassword } = authEndpoints;
  registerEndpoint(app, context, sessions, async ({ query, viewer, db, now }) =>
    succeed(await listSessions(db, viewer, now, pageOf(query))),
  );
  registerWrite(app, context, endOne, ({ unit, params }) => endOwnSession(unit, params.id), 'Sessão encerrada.');
  registerWrite(app, context, endOthers, ({ unit }) => endOtherSessions(unit), 'Sessões encerradas.');
  registerWrite(app, context, changePassword, ({ unit, body }) => changeOwnPassword(unit, body), 'Senha alterada.', [
    ownPassword,
  ]);
}
