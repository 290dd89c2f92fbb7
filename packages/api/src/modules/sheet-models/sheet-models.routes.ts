import { sheetModelEndpoints as calls, fail, pageOf, succeed } from '@caderneta/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint, registerWrite } from '../../server/calls/register-endpoint.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import { registerFile } from '../../server/files/serve-file.ts';
import { sheetModelMessages as messages } from './sheet-models.messages.ts';
import { findEdition, findSheetModel, listSheetModels } from './sheet-models.repository.ts';
import { addEdition, createSheetModel, removeSheetModel, updateSheetModel } from './sheet-models.writes.ts';

export function addRoutes(app: FastifyInstance, context: ServerContext): void {
  const { fileStore } = context;
  registerEndpoint(app, context, calls.list, async ({ query, viewer, db }) =>
    succeed(await listSheetModels(db, viewer, query, pageOf(query))),
  );
  registerEndpoint(app, context, calls.get, async ({ params, viewer, db }) => {
    const found = await findSheetModel(db, viewer, params.id);
    return found ? succeed(found) : fail('not-found');
  });
  registerEndpoint(app, context, calls.edition, async ({ params, viewer, db }) => {
    const found = await findEdition(db, viewer, params);
    return found ? succeed(found.edition) : fail('not-found');
  });
  registerFile(app, context, calls.picture, async ({ params, viewer, db }) => {
    const found = await findEdition(db, viewer, params);
    return found?.picture ? succeed(found.picture) : fail('not-found');
  });
  const { title: created } = messages.created('');
  const { title: updated } = messages.updated('');
  registerWrite(app, context, calls.create, ({ unit, body }) => createSheetModel(unit, fileStore, body), created);
  registerWrite(
    app,
    context,
    calls.addEdition,
    ({ unit, params, body }) => addEdition(unit, fileStore, params.id, body),
    updated,
  );
  registerWrite(
    app,
    context,
    calls.update,
    ({ unit, params, body }) => updateSheetModel(unit, params.id, body),
    updated,
  );
  registerWrite(
    app,
    context,
    calls.remove,
    ({ unit, params }) => removeSheetModel(unit, fileStore, params.id),
    messages.removed('', false).title,
  );
}
