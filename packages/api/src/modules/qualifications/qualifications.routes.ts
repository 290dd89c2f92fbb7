import { fail, pageOf, qualificationEndpoints, succeed } from '@caderneta/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint, registerWrite } from '../../server/calls/register-endpoint.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import { findQualification, listQualifications } from './qualifications.repository.ts';
import { ownerOf } from './qualifications.scope.ts';
import { createQualification, removeQualification, updateQualification } from './qualifications.writes.ts';

export function addRoutes(app: FastifyInstance, context: ServerContext): void {
  const { fileStore } = context;
  const { list, get, create, update, remove } = qualificationEndpoints;
  registerEndpoint(app, context, list, async ({ query, viewer, db }) => {
    const profileId = query.teacher_profile_id ?? viewer.profileId;
    if (!profileId) return fail('not-found');
    const owner = await ownerOf(db, viewer, list.access, profileId, false);
    return owner.ok ? succeed(await listQualifications(db, profileId, pageOf(query))) : owner;
  });
  registerEndpoint(app, context, get, async ({ params, viewer, db }) => {
    const found = await findQualification(db, params.id, fileStore);
    if (!found) return fail('not-found');
    const owner = await ownerOf(db, viewer, get.access, found.teacher_profile_id, false);
    return owner.ok ? succeed(found) : owner;
  });
  registerWrite(
    app,
    context,
    create,
    ({ unit, body }) => createQualification(unit, fileStore, body),
    'Formação adicionada',
  );
  registerWrite(
    app,
    context,
    update,
    ({ unit, params, body }) => updateQualification(unit, fileStore, params.id, body),
    'Formação atualizada',
  );
  registerWrite(
    app,
    context,
    remove,
    ({ unit, params }) => removeQualification(unit, fileStore, params.id),
    'Formação removida',
  );
}
