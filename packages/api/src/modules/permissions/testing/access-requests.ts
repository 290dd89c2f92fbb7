import { ids, type Site, userOfPupil } from '../../../server/testing/fixture.ts';
import type { AccessRequests } from '../../../server/testing/matrix-request.ts';

const pupil = (site: Site): string => userOfPupil(ids.pupil[site]);

/** The calls of this module as the access matrix makes them. */
export const accessRequests: AccessRequests = {
  bySite: {
    'GET /permissions/user/:userId': (site) => ({ url: `/permissions/user/${pupil(site)}` }),
    'GET /permissions/role/:role': () => ({ url: '/permissions/role/STUDENT' }),
    'GET /permissions/changes': (site) => ({ url: `/permissions/changes?user_id=${pupil(site)}` }),
    'PATCH /permissions/user/:userId': (site) => ({
      url: `/permissions/user/${pupil(site)}`,
      body: { permissions: ['view_aulas'] },
    }),
    'DELETE /permissions/user/:userId': (site) => ({ url: `/permissions/user/${pupil(site)}` }),
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
