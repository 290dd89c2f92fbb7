import { disciplineEndpoints as calls, fail, pageOf, succeed } from '@caderneta/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint, registerWrite } from '../../server/calls/register-endpoint.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import { readIds } from '../../server/query/id-list.ts';
import { findDetails, listDisciplines } from './disciplines.repository.ts';
import { createDiscipline, removeDiscipline, updateDiscipline } from './disciplines.writes.ts';

export function addRoutes(app: FastifyInstance, context: ServerContext): void {
  registerEndpoint(app, context, calls.list, async ({ query, viewer, db }) => {
    const ids = readIds(query.ids);
    if (!ids.ok) return ids;
    return succeed(await listDisciplines(db, viewer, { ...query, ids: ids.value }, pageOf(query)));
  });
  registerEndpoint(app, context, calls.details, async ({ params, viewer, db }) => {
    const found = await findDetails(db, viewer, params.id);
    return found ? succeed(found) : fail('not-found');
  });
  registerWrite(app, context, calls.create, ({ unit, body }) => createDiscipline(unit, body), 'Disciplina criada');
  registerWrite(
    app,
    context,
    calls.update,
    ({ unit, params, body }) => updateDiscipline(unit, params.id, body),
    'Disciplina atualizada',
  );
  registerWrite(app, context, calls.remove, ({ unit, params }) => removeDiscipline(unit, params.id), 'Excluída');
}
