import { ids, institutionOf, type Site } from '../../../server/testing/fixture.ts';
import type { AccessRequests } from '../../../server/testing/matrix-request.ts';

const sheet = (site: Site) => ({ role: 'STUDENT', institution_id: institutionOf[site], text: 'Nome\nNova Pessoa' });

/** The calls of this module as the access matrix makes them. */
export const accessRequests: AccessRequests = {
  bySite: {
    'POST /users/import/preview': (site) => ({ url: '/users/import/preview', body: sheet(site) }),
    'POST /users/import': (site) => ({ url: '/users/import', body: sheet(site) }),
  },
  byOwner: {
    'GET /users/import/:id': (role, other) => ({
      own: { url: `/users/import/${ids.import(role)}` },
      foreign: { url: `/users/import/${ids.import(other)}` },
    }),
    'POST /users/import/:id/cancel': (role, other) => ({
      own: { url: `/users/import/${ids.import(role)}/cancel` },
      foreign: { url: `/users/import/${ids.import(other)}/cancel` },
    }),
  },
};
