import { ids, institutionOf, type Place } from '../../../server/testing/fixture.ts';
import type { AccessRequests } from '../../../server/testing/matrix-request.ts';

const sheet = (place: Place) => ({ role: 'STUDENT', institution_id: institutionOf[place], text: 'Nome\nNova Pessoa' });

/** The calls of this module as the access matrix makes them. */
export const accessRequests: AccessRequests = {
  byPlace: {
    'POST /users/import/preview': (place) => ({ url: '/users/import/preview', body: sheet(place) }),
    'POST /users/import': (place) => ({ url: '/users/import', body: sheet(place) }),
  },
  byOwner: {
    'GET /users/import/:id': (role, other) => ({
      own: { url: `/users/import/${ids.import(role)}` },
      foreign: { url: `/users/import/${ids.import(other)}` },
    }),
  },
};
