import { disciplinesOf, ids, yearOf } from '../../../server/testing/fixture.ts';
import type { AccessRequests } from '../../../server/testing/matrix-request.ts';

/** The calls of this module as the access matrix makes them. */
export const accessRequests: AccessRequests = {
  bySite: {
    'GET /attendance': (site) => ({ url: `/attendance?class_id=${ids.class[site]}` }),
    'GET /attendance/summary': (site) => ({ url: `/attendance/summary?class_id=${ids.class[site]}` }),
    'POST /attendance': (site) => ({
      url: '/attendance',
      body: [
        {
          class_id: ids.class[site],
          student_profile_id: ids.pupil[site],
          discipline_id: disciplinesOf[site][0],
          date: `${yearOf(site)}-05-20`,
          status: 'ABSENT',
        },
      ],
    }),
  },
};
