import { fail, importEndpoints, succeed } from '@caderneta/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint, registerWrite } from '../../server/calls/register-endpoint.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import { followProgress } from './follow-progress.ts';
import { importPeople, previewImport } from './import-people.ts';
import { importMessages } from './imports.messages.ts';
import { cancelImport, findProgress } from './progress.repository.ts';

export function addRoutes(app: FastifyInstance, context: ServerContext): void {
  const { publicUrl } = context.config;
  registerEndpoint(app, context, importEndpoints.preview, ({ body, viewer, db, now }) =>
    previewImport({ db, viewer, now, publicUrl }, body),
  );
  registerWrite(
    app,
    context,
    importEndpoints.commit,
    ({ unit, body }) => followProgress(context, unit, body.id, (tell) => importPeople(unit, publicUrl, body, tell)),
    ({ created, skipped }) => importMessages.answer(created, skipped.length),
  );
  registerEndpoint(app, context, importEndpoints.progress, async ({ params, viewer, db }) => {
    const found = await findProgress(db, viewer.userId, params.id);
    return found ? succeed(found) : fail('not-found');
  });
  registerWrite(app, context, importEndpoints.cancel, async ({ params, viewer, db }) => {
    const cancelled = await cancelImport(db, viewer.userId, params.id);
    if (cancelled) return succeed(cancelled);
    const isKnown = await findProgress(db, viewer.userId, params.id);
    return isKnown ? fail('invalid-request', { message: importMessages.over }) : fail('not-found');
  });
}
