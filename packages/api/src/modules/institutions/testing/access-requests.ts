import { institutionOf, municipalityOf } from '../../../server/testing/fixture.ts';
import type { AccessRequests } from '../../../server/testing/matrix-request.ts';

/** The calls of this module as the access matrix makes them. */
export const accessRequests: AccessRequests = {
  byPlace: {
    'GET /institutions/:id': (place) => ({ url: `/institutions/${institutionOf[place]}` }),
    'POST /institutions': (place) => ({
      url: '/institutions',
      body: { name: 'Escola Nova', municipality_id: municipalityOf[place] },
    }),
    'PATCH /institutions/:id': (place) => ({ url: `/institutions/${institutionOf[place]}`, body: { director: 'Ana' } }),
    'DELETE /institutions/:id': (place) => ({ url: `/institutions/${institutionOf[place]}` }),
  },
  lists: {
    'GET /institutions': { url: '/institutions', idsOf: (within) => within.map((place) => institutionOf[place]) },
  },
};
