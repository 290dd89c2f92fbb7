import { ids, type Place, userOfPupil } from '../../../server/testing/fixture.ts';
import type { AccessRequests } from '../../../server/testing/matrix-request.ts';

const pupil = (place: Place): string => userOfPupil(ids.pupil[place]);

/** The calls of this module as the access matrix makes them. */
export const accessRequests: AccessRequests = {
  byPlace: {
    'POST /users/:id/access-reset': (place) => ({ url: `/users/${pupil(place)}/access-reset` }),
    'GET /classes/:id/access-cards': (place) => ({ url: `/classes/${ids.class[place]}/access-cards` }),
    'POST /classes/:id/access-cards': (place) => ({ url: `/classes/${ids.class[place]}/access-cards`, body: {} }),
  },
};
