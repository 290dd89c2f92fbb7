import { personalDataEndpoints as calls, fail, succeed } from '@caderneta/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint, registerWrite } from '../../server/calls/register-endpoint.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import { registerDownload } from '../../server/files/serve-file.ts';
import { schoolDay } from '../../server/query/school-time.ts';
import { recordChange } from '../../server/writes/journal.ts';
import { orgUnitOfUser } from '../../server/writes/org-unit.ts';
import { noteView } from '../person-views/person-views.service.ts';
import { erasePerson } from './erase.writes.ts';
import { findPerson } from './person.repository.ts';
import { openPersonalArchive } from './personal-archive.ts';
import { personalDataMessages as messages } from './personal-data.messages.ts';
import { readSummary } from './summary.repository.ts';

export function addRoutes(app: FastifyInstance, context: ServerContext): void {
  const { fileStore } = context;
  registerEndpoint(app, context, calls.summary, async ({ params, viewer, db }) => {
    const found = await readSummary(db, viewer, params.id);
    return found ? succeed(found) : fail('not-found');
  });
  registerDownload(app, context, calls.export, async (call) => {
    const { params, viewer, db, now, requestId } = call;
    const person = await findPerson(db, params.id);
    if (!person) return fail('not-found');
    // Written down before the first byte leaves.
    await context.db.transaction(async (tx) =>
      recordChange(
        tx,
        { userId: viewer.userId, now, requestId },
        {
          action: 'OTHER',
          table: 'users',
          recordId: params.id,
          ...(await orgUnitOfUser(tx, params.id)),
          to: { personal_data: 'exported' },
          ...messages.exported,
        },
      ),
    );
    await noteView(context, call, 'EXPORT', { userId: params.id });
    const name = `dados-pessoais-${schoolDay(now)}.zip`;
    return succeed({
      name,
      media_type: 'application/zip',
      content: openPersonalArchive(db, fileStore, person, now),
    });
  });
  registerWrite(
    app,
    context,
    calls.erase,
    ({ unit, params }) => erasePerson(unit, fileStore, params.id),
    messages.done,
  );
}
