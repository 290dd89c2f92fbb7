import { settingsEndpoints as calls, fail, succeed } from '@caderneta/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint, registerPublic, registerWrite } from '../../server/calls/register-endpoint.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import { findInstitutionSettings, updateInstitutionSettings } from './institution-settings.ts';
import { sendTestMail } from './mail-test.ts';
import { findMunicipalitySettings, updateMunicipalitySettings } from './municipality-settings.ts';
import { networkSettings, updateNetworkSettings } from './network-settings.ts';
import { ownSettings, updateOwnSettings } from './own-settings.ts';
import { reportHeader } from './report-header.ts';
import { settingsMessages } from './settings.messages.ts';
import { correctionServices, publicSettings } from './shown-settings.ts';

export function addRoutes(app: FastifyInstance, context: ServerContext): void {
  const { saved } = settingsMessages;
  const { municipality, updateMunicipality, institution, updateInstitution } = calls;
  registerEndpoint(app, context, municipality, async ({ params, viewer, db }) => {
    const found = await findMunicipalitySettings(db, viewer, params.id);
    return found ? succeed(found) : fail('not-found');
  });
  registerWrite(
    app,
    context,
    updateMunicipality,
    ({ unit, params, body }) => updateMunicipalitySettings(unit, context.fileStore, params.id, body),
    saved,
  );
  registerEndpoint(app, context, institution, async ({ params, viewer, db }) => {
    const found = await findInstitutionSettings(db, viewer, params.id);
    return found ? succeed(found) : fail('not-found');
  });
  registerWrite(
    app,
    context,
    updateInstitution,
    ({ unit, params, body }) => updateInstitutionSettings(unit, params.id, body),
    saved,
  );

  registerEndpoint(app, context, calls.network, async ({ db }) => succeed(await networkSettings(db, context)));
  registerWrite(
    app,
    context,
    calls.updateNetwork,
    ({ unit, body }) => updateNetworkSettings(unit, context, body),
    saved,
  );
  registerEndpoint(app, context, calls.testMail, async ({ body, ...author }) =>
    succeed(await sendTestMail(context, author, body.to)),
  );

  registerEndpoint(app, context, calls.own, async ({ viewer, db }) => succeed(await ownSettings(db, viewer.userId)));
  registerWrite(
    app,
    context,
    calls.updateOwn,
    async ({ unit, body }) => succeed(await updateOwnSettings(unit, body)),
    saved,
  );

  registerPublic(app, context, calls.public, async () => succeed(await publicSettings(context)));
  registerEndpoint(app, context, calls.reportHeader, async ({ query, viewer, db }) => {
    const found = await reportHeader(db, context, viewer, query.institution_id ?? viewer.institutionId);
    return found ? succeed(found) : fail('not-found');
  });
  registerEndpoint(app, context, calls.correctionServices, async () => succeed(await correctionServices(context)));
}
