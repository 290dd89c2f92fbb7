import { ids } from '../../../server/testing/fixture.ts';
import type { AccessRequests } from '../../../server/testing/matrix-request.ts';

/** The calls of this module as the access matrix makes them. */
export const accessRequests: AccessRequests = {
  lists: {
    'GET /audit': { url: '/audit', idsOf: (within) => within.map((site) => ids.audit[site]) },
  },
};
