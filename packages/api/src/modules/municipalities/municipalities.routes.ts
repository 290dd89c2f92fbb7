import { municipalityEndpoints as calls, fail, pageOf, succeed } from '@caderneta/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint, registerWrite } from '../../server/calls/register-endpoint.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import { findMunicipality, listMunicipalities } from './municipalities.repository.ts';
import { createMunicipality, removeMunicipality, updateMunicipality } from './municipalities.writes.ts';

export function addRoutes(app: FastifyInstance, context: ServerContext): void {
  registerEndpoint(app, context, calls.list, async ({ query, viewer, db }) =>
    succeed(await listMunicipalities(db, viewer, query, pageOf(query))),
  );
  registerEndpoint(app, context, calls.get, async ({ params, viewer, db }) => {
    const found = await findMunicipality(db, viewer, params.id);
    return found ? succeed(found) : fail('not-found');
  });
  registerWrite(app, context, calls.create, ({ unit, body }) => createMunicipality(unit, body), 'Município criado!');
  registerWrite(
    app,
    context,
    calls.update,
    ({ unit, params, body }) => updateMunicipality(unit, params.id, body),
    'Município atualizado!',
  );
  registerWrite(
    app,
    context,
    calls.remove,
    ({ unit, params }) => removeMunicipality(unit, params.id),
    'Município removido',
  );
}
