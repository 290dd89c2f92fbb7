import { ids } from '../../../server/testing/fixture.ts';
import type { AccessRequests } from '../../../server/testing/matrix-request.ts';

/** The calls of this module as the access matrix makes them. */
export const accessRequests: AccessRequests = {
  bySite: {
    'POST /class-events': (site) => ({
      url: '/class-events',
      body: { class_id: ids.class[site], title: 'Feira', date: '2026-06-01' },
    }),
    'PATCH /class-events/:id': (site) => ({ url: `/class-events/${ids.event[site]}`, body: { title: 'Outra' } }),
    'DELETE /class-events/:id': (site) => ({ url: `/class-events/${ids.event[site]}` }),
  },
  lists: {
    'GET /class-events': { url: '/class-events', idsOf: (within) => within.map((site) => ids.event[site]) },
  },
};
