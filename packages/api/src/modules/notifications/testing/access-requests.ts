import { ids } from '../../../server/testing/fixture.ts';
import type { AccessRequests } from '../../../server/testing/matrix-request.ts';

/** The calls of this module as the access matrix makes them. */
export const accessRequests: AccessRequests = {
  bySite: {
    'POST /global-notifications': () => ({ url: '/global-notifications', body: { message: 'Olá' } }),
  },
  byOwner: {
    'POST /notifications/:id/read': (role, other) => ({
      own: { url: `/notifications/${ids.notification(role)}/read` },
      foreign: { url: `/notifications/${ids.notification(other)}/read` },
    }),
    'POST /global-notifications/:id/read': () => ({ own: { url: `/global-notifications/${ids.announcement}/read` } }),
    'PATCH /notifications/:id/read': (role, other) => ({
      own: { url: `/notifications/${ids.notification(role)}/read` },
      foreign: { url: `/notifications/${ids.notification(other)}/read` },
    }),
    'PATCH /notifications/read-all': (role, other) => ({
      own: { url: `/notifications/read-all?user_id=${ids.user(role)}` },
      foreign: { url: `/notifications/read-all?user_id=${ids.user(other)}` },
    }),
  },
};
