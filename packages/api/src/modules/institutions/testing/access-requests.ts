import { institutionOf, municipalityOf } from '../../../server/testing/fixture.ts';
import type { AccessRequests } from '../../../server/testing/matrix-request.ts';

/** The calls of this module as the access matrix makes them. */
export const accessRequests: AccessRequests = {
  bySite: {
    'GET /institutions/:id': (site) => ({ url: `/institutions/${institutionOf[site]}` }),
    'POST /institutions': (site) => ({
      url: '/institutions',
      body: { name: 'Escola Nova', municipality_id: municipalityOf[site] },
    }),
    'PATCH /institutions/:id': (site) => ({ url: `/institutions/${institutionOf[site]}`, body: { director: 'Ana' } }),
    'DELETE /institutions/:id': (site) => ({ url: `/institutions/${institutionOf[site]}` }),
  },
  lists: {
    'GET /institutions': { url: '/institutions', idsOf: (within) => within.map((site) => institutionOf[site]) },
  },
};
