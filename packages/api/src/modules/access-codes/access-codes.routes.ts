import { authEndpoints, classEndpoints, fail, succeed, userEndpoints } from '@caderneta/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint, registerPublic, registerWrite } from '../../server/calls/register-endpoint.ts';
import { defaultLimits, type ServerContext } from '../../server/context/server-config.ts';
import { bodyText, createRequestLimit } from '../../server/limits/request-limit.ts';
import { listAccess, makeAccessCards, resetAccess } from './access-cards.ts';
import { useAccessCode } from './first-access.ts';

export function addRoutes(app: FastifyInstance, context: ServerContext): void {
  const limits = { ...defaultLimits, ...context.config.limits };
  const perPerson = createRequestLimit(context, 'first access', limits.login, (request) => bodyText(request, 'login'));
  const perNetwork = createRequestLimit(context, 'first access', limits.loginPerNetwork);
  registerPublic(
    app,
    context,
    authEndpoints.firstAccess,
    ({ body, ...author }) => useAccessCode(context, body, author),
    { message: 'Senha definida. Bem-vindo!', limits: [perNetwork, perPerson] },
  );
  registerEndpoint(app, context, classEndpoints.access, async ({ params, viewer, db, now }) => {
    const pupils = await listAccess(db, viewer, params.id, now);
    return pupils ? succeed(pupils) : fail('not-found');
  });
  registerWrite(
    app,
    context,
    classEndpoints.makeAccessCards,
    ({ unit, params, body }) => makeAccessCards(unit, params.id, body),
    (cards) => (cards.length === 0 ? 'Todos os alunos da turma já têm senha.' : 'Cartões de acesso criados!'),
  );
  registerWrite(
    app,
    context,
    userEndpoints.resetAccess,
    ({ unit, params }) => resetAccess(unit, params.id),
    'Acesso redefinido!',
  );
}
