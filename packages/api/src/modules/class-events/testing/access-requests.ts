import { ids } from '../../../server/testing/fixture.ts';
import type { AccessRequests } from '../../../server/testing/matrix-request.ts';

/** The calls of this module as the access matrix makes them. */
export const accessRequests: AccessRequests = {
  byPlace: {
    'POST /class-events': (place) => ({
      url: '/class-events',
      body: { class_id: ids.class[place], title: 'Feira', date: '2026-06-01' },
    }),
    'PATCH /class-events/:id': (place) => ({ url: `/class-events/${ids.event[place]}`, body: { title: 'Outra' } }),
    'DELETE /class-events/:id': (place) => ({ url: `/class-events/${ids.event[place]}` }),
  },
  lists: {
    'GET /class-events': { url: '/class-events', idsOf: (within) => within.map((place) => ids.event[place]) },
  },
};
