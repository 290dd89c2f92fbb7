import { disciplinesOf, institutionOf } from '../../../server/testing/fixture.ts';
import type { AccessRequests } from '../../../server/testing/matrix-request.ts';

/** The calls of this module as the access matrix makes them. */
export const accessRequests: AccessRequests = {
  bySite: {
    'GET /disciplines/:id/details': (site) => ({ url: `/disciplines/${disciplinesOf[site][0]}/details` }),
    'POST /disciplines': (site) => ({
      url: '/disciplines',
      body: { name: 'Ciências', institution_id: institutionOf[site] },
    }),
    'PATCH /disciplines/:id': (site) => ({
      url: `/disciplines/${disciplinesOf[site][0]}`,
      body: { name: 'Leitura' },
    }),
    'DELETE /disciplines/:id': (site) => ({ url: `/disciplines/${disciplinesOf[site][0]}` }),
  },
  lists: {
    'GET /disciplines': { url: '/disciplines', idsOf: (within) => within.flatMap((site) => disciplinesOf[site]) },
  },
};
