import { disciplinesOf, institutionOf } from '../../../server/testing/fixture.ts';
import type { AccessRequests } from '../../../server/testing/matrix-request.ts';

/** The calls of this module as the access matrix makes them. */
export const accessRequests: AccessRequests = {
  byPlace: {
    'GET /disciplines/:id/details': (place) => ({ url: `/disciplines/${disciplinesOf[place][0]}/details` }),
    'POST /disciplines': (place) => ({
      url: '/disciplines',
      body: { name: 'Ciências', institution_id: institutionOf[place] },
    }),
    'PATCH /disciplines/:id': (place) => ({
      url: `/disciplines/${disciplinesOf[place][0]}`,
      body: { name: 'Leitura' },
    }),
    'DELETE /disciplines/:id': (place) => ({ url: `/disciplines/${disciplinesOf[place][0]}` }),
  },
  lists: {
    'GET /disciplines': { url: '/disciplines', idsOf: (within) => within.flatMap((place) => disciplinesOf[place]) },
  },
};
