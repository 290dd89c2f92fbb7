import { ids, type Site, userOfPupil } from '../../../server/testing/fixture.ts';
import type { AccessRequests } from '../../../server/testing/matrix-request.ts';

const pupil = (site: Site): string => userOfPupil(ids.pupil[site]);

/** The calls of this module as the access matrix makes them. */
export const accessRequests: AccessRequests = {
  bySite: {
    'POST /users/:id/access-reset': (site) => ({ url: `/users/${pupil(site)}/access-reset` }),
    'GET /classes/:id/access-cards': (site) => ({ url: `/classes/${ids.class[site]}/access-cards` }),
    'POST /classes/:id/access-cards': (site) => ({ url: `/classes/${ids.class[site]}/access-cards`, body: {} }),
  },
};
