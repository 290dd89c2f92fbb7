import { ids, type Place, userOfPupil } from '../../../server/testing/fixture.ts';
import type { AccessRequests } from '../../../server/testing/matrix-request.ts';

const pupil = (place: Place): string => userOfPupil(ids.pupil[place]);

/** The calls of this module as the access matrix makes them. */
export const accessRequests: AccessRequests = {
  byPlace: {
    'GET /permissions/user/:userId': (place) => ({ url: `/permissions/user/${pupil(place)}` }),
    'GET /permissions/role/:role': () => ({ url: '/permissions/role/STUDENT' }),
    'GET /permissions/changes': (place) => ({ url: `/permissions/changes?user_id=${pupil(place)}` }),
    'PATCH /permissions/user/:userId': (place) => ({
      url: `/permissions/user/${pupil(place)}`,
      body: { permissions: ['view_aulas'] },
    }),
    'DELETE /permissions/user/:userId': (place) => ({ url: `/permissions/user/${pupil(place)}` }),
    'PATCH /permissions/role/:role': () => ({
      url: '/permissions/role/STUDENT',
      body: { permissions: ['view_aulas'] },
    }),
  },
  byOwner: {
    'GET /permissions/user/:userId': (role, other) => ({
      own: { url: `/permissions/user/${ids.user(role)}` },
      foreign: { url: `/permissions/user/${ids.user(other)}` },
    }),
    'GET /permissions/role/:role': (role, other) => ({
      own: { url: `/permissions/role/${role}` },
      foreign: { url: `/permissions/role/${other}` },
    }),
  },
};
