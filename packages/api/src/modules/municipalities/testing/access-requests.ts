import { municipalityOf } from '../../../server/testing/fixture.ts';
import type { AccessRequests } from '../../../server/testing/matrix-request.ts';

/** The calls of this module as the access matrix makes them. */
export const accessRequests: AccessRequests = {
  byPlace: {
    'GET /municipalities/:id': (place) => ({ url: `/municipalities/${municipalityOf[place]}` }),
    'PATCH /municipalities/:id': (place) => ({
      url: `/municipalities/${municipalityOf[place]}`,
      body: { name: 'Outro' },
    }),
    'DELETE /municipalities/:id': (place) => ({ url: `/municipalities/${municipalityOf[place]}` }),
  },
  lists: {
    'GET /municipalities': { url: '/municipalities', idsOf: (within) => within.map((place) => municipalityOf[place]) },
  },
  byOwner: {
    'POST /municipalities': () => ({ own: { url: '/municipalities', body: { name: 'Vila Nova', state: 'BA' } } }),
  },
};
