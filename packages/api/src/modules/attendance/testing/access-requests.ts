import { disciplinesOf, ids } from '../../../server/testing/fixture.ts';
import type { AccessRequests } from '../../../server/testing/matrix-request.ts';

/** The calls of this module as the access matrix makes them. */
export const accessRequests: AccessRequests = {
  byPlace: {
    'GET /attendance': (place) => ({ url: `/attendance?class_id=${ids.class[place]}` }),
    'GET /attendance/summary': (place) => ({ url: `/attendance/summary?class_id=${ids.class[place]}` }),
    'POST /attendance': (place) => ({
      url: '/attendance',
      body: [
        {
          class_id: ids.class[place],
          student_profile_id: ids.pupil[place],
          discipline_id: disciplinesOf[place][0],
          date: '2026-05-20',
          status: 'ABSENT',
        },
      ],
    }),
  },
};
