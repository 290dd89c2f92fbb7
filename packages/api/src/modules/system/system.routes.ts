import { fail, succeed, systemEndpoints } from '@caderneta/contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { registerPublic } from '../../server/calls/register-endpoint.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import { schoolYearOf } from '../../server/query/school-time.ts';
import { demoAccountsOf } from './demo-accounts.repository.ts';

/** How long after a write that found no room the server counts as full. */
const fullForMs = 60_000;

export function addRoutes(app: FastifyInstance, context: ServerContext): void {
  registerPublic(app, context, systemEndpoints.health, async () => succeed({ status: 'ok' as const }));

  registerPublic(app, context, systemEndpoints.ready, async () => {
    if (app.stop.isAsked) return fail('server-busy', { message: 'Esta cópia do servidor está sendo encerrada.' });
    await context.db.execute(sql`select 1`);
    // After a while writes are tried again: whoever made room need not say so.
    const { fullAt } = app.storage;
    if (fullAt !== null && Date.now() - fullAt < fullForMs) return fail('storage-full');
    return succeed({ status: 'ok' as const });
  });

  registerPublic(app, context, systemEndpoints.welcome, async ({ now }) => {
    const accounts = context.config.demo ? await demoAccountsOf(context.db) : null;
    return succeed({ academic_year: schoolYearOf(now), demo: accounts !== null, accounts: accounts ?? [] });
  });
}
