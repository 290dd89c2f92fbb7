import { skillMapEndpoints as calls, fail, succeed } from '@caderneta/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../server/calls/register-endpoint.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import { schoolYearOf } from '../../server/query/school-time.ts';
import { institutionSkillMap, municipalitySkillMap } from './skill-map.repository.ts';

/** What schools and networks did by skill. */
export function addRoutes(app: FastifyInstance, context: ServerContext): void {
  registerEndpoint(app, context, calls.ofInstitution, async ({ params, query, viewer, db, now }) => {
    const found = await institutionSkillMap(db, viewer, params.id, {
      ...query,
      year: Number(query.year ?? schoolYearOf(now)),
    });
    return found ? succeed(found) : fail('not-found');
  });

  registerEndpoint(app, context, calls.ofMunicipality, async ({ params, query, viewer, db, now }) => {
    const found = await municipalitySkillMap(db, viewer, params.id, {
      ...query,
      year: Number(query.year ?? schoolYearOf(now)),
    });
    return found ? succeed(found) : fail('not-found');
  });
}
