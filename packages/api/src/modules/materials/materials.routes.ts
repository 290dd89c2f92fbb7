import { materialEndpoints as calls, fail, pageOf, succeed } from '@caderneta/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint, registerWrite } from '../../server/calls/register-endpoint.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import { registerFile } from '../../server/files/serve-file.ts';
import { materialMessages } from './materials.messages.ts';
import { findMaterial, listMaterials } from './materials.repository.ts';
import { createMaterial, removeMaterial, updateMaterial } from './materials.writes.ts';

export function addRoutes(app: FastifyInstance, context: ServerContext): void {
  const { fileStore } = context;
  registerEndpoint(app, context, calls.list, async ({ query, viewer, db }) =>
    succeed(await listMaterials(db, viewer, query, pageOf(query))),
  );
  registerEndpoint(app, context, calls.get, async ({ params, viewer, db }) => {
    const found = await findMaterial(db, viewer, params.id);
    if (!found) return fail('not-found');
    const content = await fileStore.get(found.file.key);
    if (!content) return fail('not-found', { message: materialMessages.fileGone });
    return succeed({ ...found.material, file: Buffer.from(content).toString('base64') });
  });
  registerFile(app, context, calls.file, async ({ params, viewer, db }) => {
    const found = await findMaterial(db, viewer, params.id);
    return found ? succeed(found.file) : fail('not-found');
  });
  registerWrite(
    app,
    context,
    calls.create,
    ({ unit, body }) => createMaterial(unit, fileStore, body),
    'Material enviado!',
  );
  registerWrite(
    app,
    context,
    calls.update,
    ({ unit, params, body }) => updateMaterial(unit, fileStore, params.id, body),
    'Material atualizado',
  );
  registerWrite(
    app,
    context,
    calls.remove,
    ({ unit, params }) => removeMaterial(unit, fileStore, params.id),
    'Material removido',
  );
}
