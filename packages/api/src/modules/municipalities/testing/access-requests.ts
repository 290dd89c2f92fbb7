import { municipalityOf } from '../../../server/testing/fixture.ts';
import type { AccessRequests } from '../../../server/testing/matrix-request.ts';

/** The calls of this module as the access matrix makes them. */
export const accessRequests: AccessRequests = {
  bySite: {
    'GET /municipalities/:id': (site) => ({ url: `/municipalities/${municipalityOf[site]}` }),
    'PATCH /municipalities/:id': (site) => ({
      url: `/municipalities/${municipalityOf[site]}`,
      body: { name: 'Outro' },
    }),
    'DELETE /municipalities/:id': (site) => ({ url: `/municipalities/${municipalityOf[site]}` }),
  },
  lists: {
    'GET /municipalities': { url: '/municipalities', idsOf: (within) => within.map((site) => municipalityOf[site]) },
  },
  byOwner: {
    'POST /municipalities': () => ({ own: { url: '/municipalities', body: { name: 'Vila Nova', state: 'BA' } } }),
  },
};
