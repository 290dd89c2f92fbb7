import { ids, testPassword } from '../../../server/testing/fixture.ts';
import type { AccessRequests } from '../../../server/testing/matrix-request.ts';

/** The calls of this module as the access matrix makes them. */
export const accessRequests: AccessRequests = {
  byOwner: {
    'POST /auth/password': () => ({
      own: { url: '/auth/password', body: { current_password: testPassword, password: 'Outra@2026x' } },
    }),
    'DELETE /auth/sessions/:id': (role, other) => ({
      own: { url: `/auth/sessions/${ids.session(role)}` },
      foreign: { url: `/auth/sessions/${ids.session(other)}` },
    }),
  },
};
