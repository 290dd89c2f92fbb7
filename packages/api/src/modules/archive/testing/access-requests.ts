import { ids } from '../../../server/testing/fixture.ts';
import type { AccessRequests } from '../../../server/testing/matrix-request.ts';

/** The calls of this module as the access matrix makes them. */
export const accessRequests: AccessRequests = {
  byOwner: {
    'POST /archive/:kind/:id/restore': () => ({
      own: { url: `/archive/discipline/${ids.archivedDiscipline}/restore` },
    }),
  },
};
