import { bankItemEndpoints as calls, fail, pageOf, succeed } from '@caderneta/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint, registerWrite } from '../../server/calls/register-endpoint.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import { registerFile } from '../../server/files/serve-file.ts';
import { findAssessmentRef } from '../assessments/assessments.service.ts';
import { assembleAssessment } from './assemble.ts';
import { bankItemMessages as messages } from './bank-items.messages.ts';
import { findBankItem, listBankItems } from './bank-items.repository.ts';
import { createBankItem, removeBankItem, updateBankItem } from './bank-items.writes.ts';
import { bookletOf, usesOfItem } from './item-uses.repository.ts';

export function addRoutes(app: FastifyInstance, context: ServerContext): void {
  const { fileStore } = context;
  registerEndpoint(app, context, calls.list, async ({ query, viewer, db }) =>
    succeed(await listBankItems(db, viewer, query, pageOf(query))),
  );
  registerEndpoint(app, context, calls.get, async ({ params, viewer, db }) => {
    const found = await findBankItem(db, viewer, params.id);
    return found ? succeed({ ...found.item, uses: await usesOfItem(db, viewer, params.id) }) : fail('not-found');
  });
  registerFile(app, context, calls.picture, async ({ params, viewer, db }) => {
    const found = await findBankItem(db, viewer, params.id);
    return found?.picture ? succeed(found.picture) : fail('not-found');
  });
  registerEndpoint(app, context, calls.booklet, async ({ params, viewer, db }) => {
    const assessment = await findAssessmentRef(db, viewer, params.id);
    return assessment ? succeed(await bookletOf(db, viewer, assessment.id)) : fail('not-found');
  });
  registerWrite(
    app,
    context,
    calls.create,
    ({ unit, body }) => createBankItem(unit, fileStore, body),
    messages.created('').title,
  );
  registerWrite(
    app,
    context,
    calls.update,
    ({ unit, params, body }) => updateBankItem(unit, fileStore, params.id, body),
    messages.updated('').title,
  );
  registerWrite(
    app,
    context,
    calls.remove,
    ({ unit, params }) => removeBankItem(unit, fileStore, params.id),
    ({ archived }) => messages.removed('', archived).title,
  );
  registerWrite(
    app,
    context,
    calls.assemble,
    ({ unit, body }) => assembleAssessment(unit, fileStore, body),
    'Avaliação montada',
  );
}
