import { skillEndpoints as calls, pageOf, succeed } from '@caderneta/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint, registerWrite } from '../../server/calls/register-endpoint.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import { createWorkbookPool } from '../../server/sheets/workbook-pool.ts';
import { importSkills, previewSkills } from './import-skills.ts';
import { skillMessages as messages } from './skills.messages.ts';
import { listSkills } from './skills.repository.ts';
import { createSkill, removeSkill, updateSkill } from './skills.writes.ts';

export function addRoutes(app: FastifyInstance, context: ServerContext): void {
  const workbooks = createWorkbookPool((err) => context.logger.error({ err }, 'a workbook was not read'));
  app.addHook('onClose', () => workbooks.close());
  registerEndpoint(app, context, calls.list, async ({ query, viewer, db }) =>
    succeed(await listSkills(db, viewer, query, pageOf(query))),
  );
  registerEndpoint(app, context, calls.preview, ({ body, viewer, db }) => previewSkills(db, viewer, body, workbooks));
  registerWrite(
    app,
    context,
    calls.commit,
    ({ unit, body }) => importSkills(unit, body, workbooks),
    ({ created, changed, removed }) => messages.imported(created, changed, removed).message,
  );
  registerWrite(app, context, calls.create, ({ unit, body }) => createSkill(unit, body), messages.created('').title);
  registerWrite(
    app,
    context,
    calls.update,
    ({ unit, params, body }) => updateSkill(unit, params.id, body),
    messages.updated('').title,
  );
  registerWrite(
    app,
    context,
    calls.remove,
    ({ unit, params }) => removeSkill(unit, params.id),
    messages.removed('').title,
  );
}
