import { fail, pageOf, succeed, userEndpoints } from '@caderneta/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint, registerWrite } from '../../server/calls/register-endpoint.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import { registerFile } from '../../server/files/serve-file.ts';
import { noteView } from '../person-views/person-views.service.ts';
import { listEnrolments } from './enrolments.repository.ts';
import { updateUser } from './user-changes.writes.ts';
import { createUser } from './user-creation.writes.ts';
import { findPhoto, findUser } from './user-detail.repository.ts';
import { removeUser } from './users.removal.ts';
import { countUsers, listUsers } from './users.repository.ts';

export function addRoutes(app: FastifyInstance, context: ServerContext): void {
  const { fileStore, config } = context;
  const { list, counts, get, photo, enrolments, create, update, remove } = userEndpoints;
  registerEndpoint(app, context, list, async ({ query, viewer, db }) =>
    succeed(await listUsers(db, viewer, query, query.sort ?? '-created_at', pageOf(query))),
  );
  registerEndpoint(app, context, counts, async ({ viewer, db }) => succeed(await countUsers(db, viewer)));
  registerEndpoint(app, context, get, async (call) => {
    const { params, viewer, db } = call;
    const found = await findUser(db, viewer, params.id, fileStore);
    if (!found) return fail('not-found');
    await noteView(context, call, 'DETAILS', { userId: params.id });
    return succeed(found);
  });
  registerFile(app, context, photo, async (call) => {
    const { params, viewer, db } = call;
    const file = await findPhoto(db, viewer, params.id);
    if (!file) return fail('not-found');
    await noteView(context, call, 'PHOTO', { userId: params.id });
    return succeed(file);
  });
  registerEndpoint(app, context, enrolments, async (call) => {
    const { params, query, viewer, db } = call;
    const page = await listEnrolments(db, viewer, params.id, pageOf(query));
    if (!page) return fail('not-found');
    await noteView(context, call, 'ENROLMENTS', { userId: params.id });
    return succeed(page);
  });
  const making = { fileStore, publicUrl: config.publicUrl };
  registerWrite(
    app,
    context,
    create,
    ({ unit, body }) => createUser(unit, making, body),
    'Usuário criado com sucesso!',
  );
  registerWrite(
    app,
    context,
    update,
    ({ unit, params, body }) => updateUser(unit, fileStore, params.id, body),
    'Usuário editado com sucesso!',
  );
  registerWrite(
    app,
    context,
    remove,
    ({ unit, params }) => removeUser(unit, fileStore, params.id),
    'Usuário excluído com sucesso!',
  );
}
