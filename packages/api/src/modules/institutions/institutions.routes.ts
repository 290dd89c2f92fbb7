import { institutionEndpoints as calls, fail, pageOf, succeed } from '@caderneta/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint, registerWrite } from '../../server/calls/register-endpoint.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import { findInstitution, listInstitutions } from './institutions.repository.ts';
import { createInstitution, removeInstitution, updateInstitution } from './institutions.writes.ts';

export function addRoutes(app: FastifyInstance, context: ServerContext): void {
  registerEndpoint(app, context, calls.list, async ({ query, viewer, db }) =>
    succeed(await listInstitutions(db, viewer, query, pageOf(query))),
  );
  registerEndpoint(app, context, calls.get, async ({ params, viewer, db }) => {
    const found = await findInstitution(db, viewer, params.id);
    return found ? succeed(found) : fail('not-found');
  });
  registerWrite(app, context, calls.create, ({ unit, body }) => createInstitution(unit, body), 'Instituição criada!');
  registerWrite(
    app,
    context,
    calls.update,
    ({ unit, params, body }) => updateInstitution(unit, params.id, body),
    'Instituição atualizada!',
  );
  registerWrite(
    app,
    context,
    calls.remove,
    ({ unit, params }) => removeInstitution(unit, params.id),
    'Instituição removida',
  );
}
