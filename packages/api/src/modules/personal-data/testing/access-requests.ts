import { ids, type Site, userOfPupil } from '../../../server/testing/fixture.ts';
import type { AccessRequests } from '../../../server/testing/matrix-request.ts';

const pupil = (site: Site): string => userOfPupil(ids.pupil[site]);

/** The calls of this module as the access matrix makes them. */
export const accessRequests: AccessRequests = {
  bySite: {
    'GET /users/:id/personal-data': (site) => ({ url: `/users/${pupil(site)}/personal-data` }),
    'GET /users/:id/personal-data/export': (site) => ({ url: `/users/${pupil(site)}/personal-data/export` }),
    'GET /users/:id/views': (site) => ({ url: `/users/${pupil(site)}/views` }),
    'DELETE /users/:id/personal-data': (site) => ({ url: `/users/${pupil(site)}/personal-data` }),
  },
};
